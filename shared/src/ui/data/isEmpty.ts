import type { ReactNode } from 'react'

/** Whether the wire would call the value empty. Zero is a value. */
export function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false
}
