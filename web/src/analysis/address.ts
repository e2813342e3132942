/** A study in the address of the page: packed into what comes after its #. */
import * as packed from '../lib/packed'
import type { Branch, Note } from './types'

export interface Kept {
  record?: string // none: that of the table or the study which the address names
  branches: Branch[]
  notes: Note[]
  at: number
}

export const pack = (kept: Kept): Promise<string> => packed.pack(kept)

/** What was packed; null for anything else, such as an address that was cut off. */
export async function unpack(text: string): Promise<Kept | null> {
  const kept = (await packed.unpack(text)) as Partial<Kept> | null
  if (!kept) return null
  const { record } = kept
  return { ...(record ? { record } : {}), branches: kept.branches ?? [], notes: kept.notes ?? [], at: kept.at ?? 0 }
}
