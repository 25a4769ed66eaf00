/**
 * While a field's text cannot be parsed, the form holds the text itself behind a blank, so that nobody takes it for a
 * value: the form counts as changed, cannot be sent, and keeps what was typed.
 */
export const asUnread = (text: string) => ` ${text}`

/** The text that a form holds in place of a value; null if it holds a value. */
export const unreadText = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith(' ') ? value.slice(1) : null
