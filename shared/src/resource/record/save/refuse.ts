import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { addAlert } from '../../../stores/alerts.ts'

type Campos<V extends FieldValues> = Partial<Record<Path<V>, string>>

/** Returns a sentence for each empty field; a blank text counts as empty. */
export const empty = <V extends FieldValues>(values: V, sentences: Campos<V>): Campos<V> =>
  Object.fromEntries(Object.entries(sentences).filter(([name]) => isEmpty(values[name]))) as Campos<V>

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Stops a form from being sent: shows an alert and an error at each field, and focuses the first one.
 * @returns whether anything is wrong
 */
export function refuse<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError'>,
  said: string | null,
  campos: Campos<V>,
  { focus = true } = {},
): boolean {
  const wrong = Object.entries(campos) as [Path<V>, string][]
  if (wrong.length === 0) return false
  if (said !== null) addAlert(said, 'danger')
  wrong.forEach(([name, message], index) =>
    form.setError(name, { message }, { shouldFocus: focus && index === 0 }),
  )
  return true
}
