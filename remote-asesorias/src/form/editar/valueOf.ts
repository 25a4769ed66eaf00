import { enHoras, etiquetaTipoAsesoria, fechaLarga } from '@backoffice/shared/format'
import type { AsesoriaForm } from './asesoriaForm.ts'

/** A field's value as people read it; null for an empty field. */
export function valueOf(
  form: AsesoriaForm,
  campo: keyof AsesoriaForm,
  asesores: { value: string; label: string }[],
): string | null | undefined {
  switch (campo) {
    case 'tipo':
      return etiquetaTipoAsesoria(form.tipo)
    case 'asesor':
      return asesores.find(({ value }) => value === form.asesor)?.label
    case 'fecha':
    case 'finalizacion':
      return form[campo] && fechaLarga(form[campo])
    case 'minutos':
      return form.minutos === null ? null : enHoras(form.minutos)
    default:
      return form[campo]
  }
}
