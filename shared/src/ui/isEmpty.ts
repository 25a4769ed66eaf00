import type { ReactNode } from 'react'

/** Nothing to show: what the wire calls an empty field. Zero is a value. */
export function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
