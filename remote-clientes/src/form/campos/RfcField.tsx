import { camposCliente as campos } from '@backoffice/shared/cliente'
import { useSettled } from '@backoffice/shared/form'
import { TextField } from '@backoffice/shared/ui/form'
import { avisoDeRfc } from '../avisos.ts'
import type { ClienteForm } from '../clienteForm.ts'
import { useMoralPorRfc } from './useMoralPorRfc.ts'

/** The RFC, looked at by the SAT's rules for its kind of person. */
export function RfcField() {
  const tipoPersona = useSettled<ClienteForm, 'tipo_persona'>('tipo_persona')
  useMoralPorRfc()
  return (
    <TextField name="rfc" label={campos.rfc.label} uppercase warn={(rfc) => avisoDeRfc(rfc, tipoPersona)} />
  )
}
