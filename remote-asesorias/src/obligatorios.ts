import { addAlert } from '@backoffice/shared'
import type { FieldValues, Path, UseFormReturn } from '@backoffice/shared/form'

interface Obligatorios extends FieldValues {
  motivo: string
  fecha: string | null
}

const textos = {
  // The specification's own words, to the letter.
  faltan: 'El cliente, mptivo y fecha son obligatorios',
  motivo: 'El motivo es obligatorio',
  fecha: 'La fecha de creación es obligatoria',
}

/** Whether something required is empty, for a new advisory and an edited one; says so, and at the fields (A-09, D10). */
export function faltanObligatorios<V extends Obligatorios>(
  form: UseFormReturn<V>,
  { motivo, fecha }: V,
  hayCliente = true,
): boolean {
  const vacios: [keyof Obligatorios, string][] = []
  if (motivo.trim() === '') vacios.push(['motivo', textos.motivo])
  if (fecha === null) vacios.push(['fecha', textos.fecha])
  if (hayCliente && vacios.length === 0) return false
  addAlert(textos.faltan, 'danger')
  vacios.forEach(([campo, message], index) =>
    form.setError(campo as Path<V>, { message }, { shouldFocus: hayCliente && index === 0 }),
  )
  return true
}
