import { dinero, enMeses } from '@backoffice/shared/format'
import type { MembresiaForm } from './membresiaForm.ts'

/** A field's value as people read it; null for an empty field. */
export function valueOf(form: MembresiaForm, campo: keyof MembresiaForm): string | null {
  if (campo === 'precio') return form.precio === null ? null : dinero(form.precio)
  if (campo === 'beneficios') return form.beneficios.map(({ texto }) => texto).join(' · ') || null
  if (campo === 'duracion') return form.duracion === null ? null : enMeses(form.duracion)
  return form[campo] || null
}
