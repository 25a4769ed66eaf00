import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Shows the server's field errors (a 400's `campos`) at the fields and focuses the first one. Errors of members that
 * the form lacks appear only in the alert.
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
