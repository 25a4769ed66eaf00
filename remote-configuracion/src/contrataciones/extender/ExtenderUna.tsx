import { api } from '@backoffice/shared'
import type { ContratacionFila } from '@backoffice/shared/contract'
import { useSave, type LoteDialogProps, type useUndo } from '@backoffice/shared/resource'
import { textos } from '../contrataciones.textos.ts'
import { ExtenderVarias } from './ExtenderVarias.tsx'
import { nameOf } from '../names.ts'

interface Props {
  contratacion: ContratacionFila
  /** Of the page, which is still there once this dialog has gone. */
  undo: ReturnType<typeof useUndo<'/clientes/restaurar_fecha_fin'>>
  onClose(): void
  onDone(): void
}

type Extension = Parameters<LoteDialogProps['begin']>[0]

/** «Extender» of one purchase, as it is on the screen (D41). */
export function ExtenderUna({ contratacion, undo, onClose, onDone }: Props) {
  const { _id, version, cliente, membresia, fecha_fin } = contratacion
  const ids = { id_cliente: cliente._id, id_contratacion: _id }
  const { save, pending, error, campos } = useSave(
    (extension: Extension) =>
      api.post(
        '/clientes/extender_contratacion',
        { ...ids, ...extension, ...(version !== undefined && { version }) },
        undo(ids),
      ),
    { onSaved: onDone },
  )
  return (
    <ExtenderVarias
      cuantos={nameOf({ cliente, membresia })}
      ayuda={textos.extender.ayudaUna}
      fin={fecha_fin}
      pending={pending}
      error={error}
      campos={campos}
      begin={save}
      onClose={onClose}
    />
  )
}
