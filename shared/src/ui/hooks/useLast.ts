import { useState } from 'react'

/** Keeps the last value that was not null: a dialog is downloaded on first use, and keeps its text while it closes. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value === null || value === last) return last
  setLast(value)
  return value
}
