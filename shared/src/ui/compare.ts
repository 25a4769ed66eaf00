const collator = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' })

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The order of two values in a list. What is empty comes last in either direction: nobody looks for it. */
export function compareValues(a: unknown, b: unknown, direction: 'asc' | 'desc'): number {
  const [aIsNothing, bIsNothing] = [isNothing(a), isNothing(b)]
  if (aIsNothing || bIsNothing) return Number(aIsNothing) - Number(bIsNothing)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return direction === 'desc' ? -order : order
}
