import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Shows what the server said of each field (a 400's `campos`) at the fields, the first one focused.
 * Members that are no field of the form are left to the alert.
 */
export function applyCampos<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>,
  campos: Record<string, string> | null,
): void {
  const known = form.getValues()
  const entries = Object.entries(campos ?? {}).filter(([name]) =>
    Object.hasOwn(known, name.split('.', 1).join()),
  )
  entries.forEach(([name, message], index) => {
    form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
}
