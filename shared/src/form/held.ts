/**
 * While a text says no value the form holds the text itself, after a blank, so that it is never taken for a value: the form
 * is changed, does not go out, and nothing typed is lost.
 */
export const held = (text: string) => ` ${text}`

/** The text that a form holds in place of a value; null where it holds a value. */
export const heldText = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith(' ') ? value.slice(1) : null
