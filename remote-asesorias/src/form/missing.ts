import { addAlert } from '@backoffice/shared'
import type { FieldValues, Path, UseFormReturn } from '@backoffice/shared/form'
import { empty, refuse } from '@backoffice/shared/resource'
import { textos as registro } from '../registro.textos.ts'

interface Obligatorios extends FieldValues {
  motivo: string
  fecha: string | null
}

const { faltan, ...obligatorios } = registro.obligatorios

/**
 * Whether a required field is empty, in a new or edited advisory; shows an alert and an error at each field (A-09,
 * D10).
 */
export const missing =
  <V extends Obligatorios>(form: UseFormReturn<V>, { sinCliente = false } = {}) =>
  (values: V): boolean => {
    const campos = empty(values, obligatorios as Partial<Record<Path<V>, string>>)
    if (!sinCliente) return refuse(form, faltan, campos)
    // The client comes first on the page, and gets the focus.
    addAlert(faltan, 'danger')
    refuse(form, null, campos, { focus: false })
    return true
  }
