import { lazily } from '../format/lazily.ts'

const collator = lazily(() => new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' }))

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Compares two values of a list. Empty values come last in either direction, since they carry no information. */
export function compareValues(a: unknown, b: unknown, direction: 'asc' | 'desc'): number {
  const [aIsNothing, bIsNothing] = [isNothing(a), isNothing(b)]
  if (aIsNothing || bIsNothing) return Number(aIsNothing) - Number(bIsNothing)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))
  return direction === 'desc' ? -order : order
}
