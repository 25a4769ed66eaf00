import { useState } from 'react'
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'

/**
 * While a field's text cannot be parsed, the form holds the text itself behind a blank, so that nobody takes it for a
 * value: the form counts as changed, cannot be sent, and keeps what was typed.
 */
export const asUnread = (text: string) => ` ${text}`

/** The text that a form holds in place of a value; null if it holds a value. */
export const unreadText = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith(' ') ? value.slice(1) : null

/** A field's value, like useWatch; while its text cannot be parsed, the last value that could, or null. */
export function useSettled<V extends FieldValues, N extends FieldPath<V>>(
  name: N,
): FieldPathValue<V, N> | null {
  const value = useWatch<V, N>({ name })
  const open = unreadText(value) !== null
  const [before, setBefore] = useState(open ? null : value)
  if (!open && !Object.is(before, value)) setBefore(value)
  return open ? before : value
}
