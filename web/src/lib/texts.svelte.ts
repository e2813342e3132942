/** The texts of the page, from the Fluent files that the Python package uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Lang = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' }
export type Args = Record<string, FluentVariable>

const files: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('../texts/en'),
  de: () => import('../texts/de'),
  nl: () => import('../texts/nl'),
}

const isLang = (text: string | null | undefined): text is Lang => LANGUAGES.some((lang) => lang === text)

function preferred(): Lang {
  const kept = localStorage.getItem('frontier-lang')
  if (isLang(kept)) return kept
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLang) ?? 'en'
}

const CACHE_SIZE = 4000 // formatted texts: a board asks for the same ones at every move

async function foreignTexts(game: string, lang: Lang): Promise<FluentResource> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts?lang=${lang}`)
  if (!answer.ok) throw new Error(`no texts of ${game}: ${answer.status}`)
  return new FluentResource(((await answer.json()) as { fluent: string }).fluent)
}

class Locale {
  lang = $state<Lang>('en')
  private formatted = new Map<string, string>()
  private bundle = $state.raw<FluentBundle | null>(null)
  private foreign = new Set<string>() // games whose texts come from the server
  private added = $state(0) // grows with them, so that whoever looked for a text looks again

  /** Read the texts of a language, of the reader's own at the start. */
  async load(lang: Lang = preferred()): Promise<void> {
    const loaded = new FluentBundle(lang, { useIsolating: false })
    for (const file of (await files[lang]()).default) loaded.addResource(new FluentResource(file))
    for (const game of this.foreign) loaded.addResource(await foreignTexts(game, lang))
    this.formatted.clear()
    this.bundle = loaded
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** Read the texts of a game that the page does not bring along. */
  async extend(game: string): Promise<void> {
    if (this.foreign.has(game)) return
    this.bundle?.addResource(await foreignTexts(game, this.lang))
    this.foreign.add(game)
    this.added += 1
  }

  async choose(lang: Lang): Promise<void> {
    localStorage.setItem('frontier-lang', lang)
    await this.load(lang)
  }

  has = (key: string): boolean => this.added >= 0 && (this.bundle?.hasMessage(key) ?? false)

  t = (key: string, args?: Args): string => {
    const known = this.bundle && args ? `${key} ${JSON.stringify(args)}` : key // reading the bundle: texts follow the language
    const before = this.formatted.get(known)
    if (before !== undefined) return before
    const text = this.say(key, args)
    if (this.formatted.size >= CACHE_SIZE) this.formatted.clear()
    this.formatted.set(known, text)
    return text
  }

  private say(key: string, args?: Args): string {
    const pattern = this.bundle?.getMessage(key)?.value
    if (!pattern) {
      console.error(`no text "${key}"`)
      return key
    }
    const errors: Error[] = []
    const text = this.bundle!.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`text "${key}": ${errors[0]}`)
    return text
  }
}

export const locale = new Locale()
export const t = locale.t

/** What a game is called; the texts of one that the page does not bring along may not have come yet. */
export const titleOf = (game: string): string => (locale.has(`${game}-title`) ? t(`${game}-title`) : game)

/** Ids as they stand in text keys. */
export const dashed = (id: string): string => id.replaceAll('_', '-')
