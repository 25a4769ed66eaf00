import { useState } from 'react'
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { unreadText } from './unread.ts'

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
