import { addAlert } from '@backoffice/shared'
import type { UseFormReturn } from '@backoffice/shared/form'
import { empty, refuse } from '@backoffice/shared/resource'
import { escrito, estaCompleta, type MembresiaForm } from './membresiaForm.ts'
import { textos } from '../membresias.textos.ts'

const { faltan, obligatorio } = textos

/** Whether nombre or every benefit is missing; shows the specification's sentences (M-05). */
export const missing = (form: UseFormReturn<MembresiaForm>) => (values: MembresiaForm) => {
  if (estaCompleta(values)) return false
  const { beneficios } = values
  addAlert(faltan, 'danger')
  refuse(form, null, {
    ...empty(values, { nombre: obligatorio }),
    // Without any line no field could show the error.
    ...(beneficios.length > 0 && !beneficios.some(escrito) && { 'beneficios.0.texto': obligatorio }),
  })
  return true
}
