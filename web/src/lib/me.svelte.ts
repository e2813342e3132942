/** The person at this browser. Nobody has to sign in: whoever wants to play becomes a guest on the way. */
import { get, patch, post, Refusal } from './api'
import { prefs } from './prefs.svelte'
import type { components } from './schema'
import { locale } from './texts.svelte'

export type Person = components['schemas']['Me']
type Earlier = Pick<Person, 'id' | 'name'>

const KEY = 'frontier-me' // who this browser was last

function earlier(): Earlier | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Earlier | null
  } catch {
    return null
  }
}

class Me {
  person = $state.raw<Person | null>(null)
  known = $state(false) // whether the server has been asked
  banned = $state('') // why the person is kept out, in the server's words
  /** Somebody this browser was, whom the server does not know by it any more; shown until the person has decided. */
  lost = $state.raw<Earlier | null>(null)
  private decide: (goOn: boolean) => void = () => {}

  async load(): Promise<void> {
    this.banned = ''
    try {
      const found = (await get<{ person: Person | null }>('/api/visitor')).person
      if (found) this.become(found)
      else this.person = null
    } catch (problem) {
      if (problem instanceof Refusal && problem.key === 'shut-out') this.banned = problem.message
      throw problem
    }
    this.known = true
  }

  /** Whether nobody has been here before, as far as this browser knows. */
  get isNewHere(): boolean {
    return !this.person && earlier() === null
  }

  /** From now on this browser is this person; null: nobody, by the person's own wish. */
  become(person: Person | null): void {
    this.person = person
    if (person) localStorage.setItem(KEY, JSON.stringify({ id: person.id, name: person.name }))
    else localStorage.removeItem(KEY)
  }

  /** Log out here, or on every device. The wish counts at once, even if the page is left before the server answers. */
  async logOut(everywhere: boolean): Promise<void> {
    localStorage.removeItem(KEY)
    try {
      await post(everywhere ? '/api/logout-everywhere' : '/api/logout')
    } catch (problem) {
      this.become(this.person)
      throw problem
    }
    this.become(null)
  }

  /** The person, or a new guest if there is none yet; never silently in place of somebody who was here before. */
  async ensure(): Promise<Person> {
    if (!this.person) {
      await this.load() // another tab may have been quicker
      const before = earlier()
      if (!this.person && before && !(await this.ask(before)))
        throw new Refusal('not-signed-in', locale.t('web-lost-log-in', { name: before.name }))
    }
    if (!this.person)
      this.become(
        await post<Person>('/api/guests', {
          name: prefs.nick.trim() || locale.t('web-guest-name'),
          lang: locale.lang,
        }),
      )
    return this.person!
  }

  private ask(before: Earlier): Promise<boolean> {
    this.answer(false)
    this.lost = before
    return new Promise((resolve) => (this.decide = resolve))
  }

  /** Whether to go on as somebody new. */
  answer(goOn: boolean): void {
    this.lost = null
    this.decide(goOn)
  }

  async change(fields: Record<string, unknown>): Promise<void> {
    this.become(await patch<Person>('/api/me', fields))
  }
}

export const me = new Me()
