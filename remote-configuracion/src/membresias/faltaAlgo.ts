import { addAlert } from '@backoffice/shared'
import type { UseFormReturn } from '@backoffice/shared/form'
import { estaCompleta, type MembresiaForm } from './membresiaForm'
import { textos } from './membresias.textos'

/** Whether nombre or every benefit is missing; says so with the specification's words (M-05). */
export function faltaAlgo(form: UseFormReturn<MembresiaForm>, values: MembresiaForm): boolean {
  if (estaCompleta(values)) return false
  addAlert(textos.faltan, 'danger')
  if (values.nombre.trim() === '')
    form.setError('nombre', { message: textos.obligatorio }, { shouldFocus: true })
  else if (values.beneficios.length > 0)
    form.setError('beneficios.0.texto', { message: textos.obligatorio }, { shouldFocus: true })
  return true
}
