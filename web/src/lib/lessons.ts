/** Lessons: what the server says of them, and how one is begun. */
import { get, post } from './api'
import { me } from './me.svelte'
import { router } from './router.svelte'
import type { Course, Lesson, TableInfo } from './types'

/** The lessons of all games, with what this person has done of them. */
export const courses = (): Promise<Course[]> => get<Course[]>('/api/lessons')

/** A lesson with its steps, in the reader's language; the others have the names that they have at its table. */
export const readLesson = (id: string, table: string): Promise<Lesson> =>
  get<Lesson>(`/api/lessons/${id}?table=${table}`)

/** Go to the table of a lesson: to the one that is under way, or to a new one. Whoever has no name becomes a guest. */
export async function startLesson(id: string, again = false): Promise<void> {
  await me.ensure()
  const table = await post<TableInfo>(`/api/lessons/${id}`, { again })
  router.go(`/t/${table.id}`)
}
