/** What somebody wants to be given, and where it stands: in the address of a puzzle. */
export interface Wish {
  theme: string
  difficulty: string
}

export const wishOf = (query: URLSearchParams): Wish => ({
  theme: query.get('theme') ?? '',
  difficulty: query.get('difficulty') ?? '',
})

export const asked = (wish: Wish): [string, string][] => Object.entries(wish).filter(([, value]) => value !== '')

/** The address of a puzzle that keeps what its reader wants next. */
export function addressOf(id: string, wish: Wish): string {
  const query = new URLSearchParams(asked(wish)).toString()
  return `/puzzles/${id}${query && `?${query}`}`
}
