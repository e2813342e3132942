/** What a value of a position may be, read from the JSON Schema that the server sends (`form`). */
import { dashed, locale, t } from '../lib/texts.svelte'
import type { Path } from './editing'

export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: { enum: string[] }
}

/** A value to be entered, as its control needs it. */
export type Kind =
  | { is: 'number' }
  | { is: 'flag' }
  | { is: 'word'; words: string[] }
  | { is: 'text' }
  | { is: 'list'; of: Schema }
  | { is: 'parts'; parts: [string, Schema][] }
  | { is: 'map'; of: Schema; keys: string[] }

export class Form {
  private readonly defined: Record<string, Schema>

  constructor(readonly root: Schema) {
    this.defined = root.$defs ?? {}
  }

  private followed(schema: Schema): Schema {
    return schema.$ref ? (this.defined[schema.$ref.split('/').at(-1)!] ?? {}) : schema
  }

  /** What a value may be beside null: several kinds only where numbers and words may stand in one place. */
  kinds(schema: Schema): Kind[] {
    const own = this.followed(schema)
    if (own.anyOf) return own.anyOf.flatMap((each) => this.kinds(each))
    if (own.enum) return [{ is: 'word', words: own.enum }]
    switch (own.type) {
      case 'integer':
        return [{ is: 'number' }]
      case 'boolean':
        return [{ is: 'flag' }]
      case 'string':
        return [{ is: 'text' }]
      case 'array':
        return [{ is: 'list', of: own.items ?? {} }]
      case 'object':
        if (own.properties) return [{ is: 'parts', parts: Object.entries(own.properties) }]
        return [
          {
            is: 'map',
            of: typeof own.additionalProperties === 'object' ? own.additionalProperties : {},
            keys: own.propertyNames?.enum ?? [],
          },
        ]
      default:
        return []
    }
  }

  /** Whether a value may be null. */
  isOptional(schema: Schema): boolean {
    const own = this.followed(schema)
    return own.type === 'null' || (own.anyOf?.some((each) => this.isOptional(each)) ?? false)
  }

  /** What stands at a path. */
  at(path: Path): Schema {
    return path.reduce<Schema>((schema, key) => {
      for (const kind of this.kinds(schema)) {
        if (kind.is === 'parts') return kind.parts.find(([name]) => name === key)?.[1] ?? {}
        if (kind.is === 'list' || kind.is === 'map') return kind.of
      }
      return {}
    }, this.root)
  }

  /** A value to begin with. */
  blank(schema: Schema): unknown {
    const [kind] = this.kinds(schema)
    switch (kind?.is) {
      case 'number':
        return 0
      case 'flag':
        return false
      case 'word':
        return kind.words[0]
      case 'list':
        return []
      case 'parts':
        return Object.fromEntries(
          kind.parts.map(([name, part]) => [name, this.isOptional(part) ? null : this.blank(part)]),
        )
      case 'map':
        return {}
      default:
        return ''
    }
  }
}

/** The name of a part of a position in the reader's language; `about` is what it is a part of. */
export function nameOf(game: string, key: string | number, about: string | number = ''): string {
  if (typeof key === 'number') return String(key + 1)
  const own = `web-editor-field-${dashed(key)}`
  const kept = [`${key}_${String(about).replace(/s$/, '')}`, key].map((id) => `web-${game}-holding-${dashed(id)}`)
  const found = [own, ...kept].find((id) => locale.has(id))
  return found ? t(found) : key
}

/** A path in words: "Seats › 2 › Workers › Copper". */
export const pathName = (game: string, path: Path): string =>
  path.map((key, i) => nameOf(game, key, path[i - 1])).join(' › ')
