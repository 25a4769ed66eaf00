import { addAlert } from '@backoffice/shared'
import type { UseFormReturn } from '@backoffice/shared/form'
import { textos } from './cliente.textos'
import type { ClienteForm } from './clienteForm'

/** Whether the one required field is empty; says so with the specification's words, and at the field (F-09). */
export function faltaNombre(form: UseFormReturn<ClienteForm>, { nombre }: ClienteForm): boolean {
  if (nombre.trim() !== '') return false
  addAlert(textos.faltanObligatorios, 'danger')
  form.setError('nombre', { message: textos.nombreObligatorio }, { shouldFocus: true })
  return true
}
