/** Whom somebody does not want to read, a table each. The server keeps it; this remembers whom to offer again. */
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

  note(table: string, who: Muted, on: boolean): void {
    const others = this.at(table).filter((other) => other.person !== who.person)
    this.tables = { ...this.tables, [table]: on ? [...others, who] : others }
    localStorage.setItem(KEY, JSON.stringify(this.tables))
  }
}

export const muted = new MutedPeople()
