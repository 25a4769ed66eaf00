import type { UseFormReturn } from '@backoffice/shared/form'
import { empty, refuse } from '@backoffice/shared/resource'
import type { ClienteForm } from './clienteForm.ts'
import { textos } from './form.textos.ts'

/** Whether the only required field is empty; shows the specification's sentence as an alert and at the field (F-09). */
export const missing = (form: UseFormReturn<ClienteForm>) => (values: ClienteForm) =>
  refuse(form, textos.faltanObligatorios, empty(values, { nombre: textos.nombreObligatorio }))
