/** The people muted at each table. The server leaves their messages out; this remembers whom to offer to unmute. */
export interface Muted {
  person: string
  name: string
}

const KEY = 'frontier-muted'

function stored(): Record<string, Muted[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Muted[]>
  } catch {
    return {}
  }
}

class MutedPeople {
  private tables = $state.raw(stored())

  at(table: string): Muted[] {
    return this.tables[table] ?? []
  }

  set(table: string, who: Muted, on: boolean): void {
    const others = this.at(table).filter((other) => other.person !== who.person)
    this.tables = { ...this.tables, [table]: on ? [...others, who] : others }
    localStorage.setItem(KEY, JSON.stringify(this.tables))
  }
}

export const muted = new MutedPeople()
