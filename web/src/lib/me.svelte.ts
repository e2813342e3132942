/** Who is sitting at this browser. Nobody has to sign in: whoever wants to play becomes a guest on the way. */
import { get, patch, post } from './api'
import { prefs } from './prefs.svelte'
import type { components } from './schema'
import { locale } from './texts.svelte'

export type Person = components['schemas']['Me']

class Me {
  person = $state.raw<Person | null>(null)
  known = $state(false) // whether the server has been asked

  async load(): Promise<void> {
    this.person = (await get<{ person: Person | null }>('/api/visitor')).person
    this.known = true
  }

  /** The person, a new guest if there is none yet. */
  async need(): Promise<Person> {
    if (!this.known) await this.load()
    this.person ??= await post<Person>('/api/guests', {
      name: prefs.nick.trim() || locale.t('web-guest-name'),
      lang: locale.lang,
    })
    return this.person
  }

  async change(fields: Record<string, unknown>): Promise<void> {
    this.person = await patch<Person>('/api/me', fields)
  }
}

export const me = new Me()
