import { useState } from 'react'

/** The last value there was: a dialog is downloaded when first asked for, and keeps its text while it closes. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value === null || value === last) return last
  setLast(value)
  return value
}
