import { api } from '@backoffice/shared'
import type { ContratacionFila } from '@backoffice/shared/contract'
import { useSave, type LoteDialogProps } from '@backoffice/shared/resource'
import { textos } from './contrataciones.textos'
import { ExtenderVarias } from './ExtenderVarias'

interface Props {
  contratacion: ContratacionFila
  onClose(): void
  onDone(): void
}

type Extension = Parameters<LoteDialogProps['begin']>[0]

/** «Extender» of one purchase, as it is on the screen (D41). */
export function ExtenderUna({ contratacion, onClose, onDone }: Props) {
  const { _id, version, cliente, membresia } = contratacion
  const { save, pending, error, campos } = useSave(
    (extension: Extension) =>
      api.post('/clientes/extender_contratacion', {
        id_cliente: cliente._id,
        id_contratacion: _id,
        ...extension,
        ...(version !== undefined && { version }),
      }),
    { onSaved: onDone },
  )
  return (
    <ExtenderVarias
      cuantos={`${cliente.nombre}, ${membresia.nombre}`}
      ayuda={textos.extender.ayudaUna}
      pending={pending}
      error={error}
      campos={campos}
      begin={save}
      onClose={onClose}
    />
  )
}
