/** What this browser has been shown once and need not be shown again, whoever sits in front of it. */
const KEY = 'frontier-seen'

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export const isSeen = (id: string): boolean => stored().includes(id)

export function markSeen(id: string): void {
  if (!isSeen(id)) localStorage.setItem(KEY, JSON.stringify([...stored(), id]))
}
