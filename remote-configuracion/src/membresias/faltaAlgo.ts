import { addAlert } from '@backoffice/shared'
import type { UseFormReturn } from '@backoffice/shared/form'
import { escrito, estaCompleta, type MembresiaForm } from './membresiaForm'
import { textos } from './membresias.textos'

/** Whether nombre or every benefit is missing; says so with the specification's words (M-05). */
export function faltaAlgo(form: UseFormReturn<MembresiaForm>, values: MembresiaForm): boolean {
  if (estaCompleta(values)) return false
  addAlert(textos.faltan, 'danger')
  const sinNombre = values.nombre.trim() === ''
  if (sinNombre) form.setError('nombre', { message: textos.obligatorio }, { shouldFocus: true })
  if (values.beneficios.length > 0 && !values.beneficios.some(escrito))
    form.setError('beneficios.0.texto', { message: textos.obligatorio }, { shouldFocus: !sinNombre })
  return true
}
