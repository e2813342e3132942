/** Who may talk at a table, to choose from. */
import { t } from '../../lib/texts.svelte'

export type Talkers = 'seated' | 'everybody' | 'nobody'

export const talkers = (): { value: Talkers; text: string }[] =>
  (['seated', 'everybody', 'nobody'] as const).map((value) => ({ value, text: t(`web-new-chat-${value}`) }))
