/** The lessons of a game in the groups in which the course page shows them. */
import type { LessonLine } from '../../lib/types'

export interface CourseGroup {
  id: 'basics' | 'modules' | 'guided'
  lessons: LessonLine[]
}

/** The path first, then what belongs to modules, then whole games; groups without lessons are left out. */
export function groupsOf(lessons: readonly LessonLine[]): CourseGroup[] {
  const groupOf = ({ guided, modules }: LessonLine): CourseGroup['id'] =>
    guided ? 'guided' : modules.length > 0 ? 'modules' : 'basics'
  return (['basics', 'modules', 'guided'] as const)
    .map((id) => ({ id, lessons: lessons.filter((lesson) => groupOf(lesson) === id) }))
    .filter((group) => group.lessons.length > 0)
}

/** The lesson to go on with: one that is under way, else the first that is not done yet; null: all are done. */
export const nextOf = (lessons: readonly LessonLine[]): LessonLine | null =>
  lessons.find(({ table, done }) => table !== null && !done) ??
  groupsOf(lessons)
    .flatMap((group) => group.lessons)
    .find(({ done }) => !done) ??
  null
