/** The kinds of plans of a game, as GET /api/games declares them. */
export interface PlanFieldInfo {
  name: string
  type: 'number' | 'choice' | 'moves'
  optional: boolean
  text: string
  about: string
  low?: number
  high?: number
  choices?: string[]
  names?: Record<string, string>
  by?: string // the field that decides which values there are
  values?: Record<string, number[]>
  default?: number | string | null
}

export interface PlanKindInfo {
  plan: string
  name: string
  about: string
  fields: PlanFieldInfo[]
}
