/** The choice of who may write in the chat of a table. */
import { t } from '../../lib/texts.svelte'

export type ChatAccess = 'seated' | 'everybody' | 'nobody'

export const chatChoices = (): { value: ChatAccess; text: string }[] =>
  (['seated', 'everybody', 'nobody'] as const).map((value) => ({ value, text: t(`web-new-chat-${value}`) }))
