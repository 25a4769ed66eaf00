import { api } from '@backoffice/shared'
import type { Nota } from '@backoffice/shared/contract'
import { useLast, useSave, useUndo } from '@backoffice/shared/resource'
import { Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './notas.textos.ts'

interface Props {
  idCliente: string
  /** null: closed. */
  nota: Nota | null
  onClose(): void
  onDone(): void
}

const { eliminar } = textos

/** «Eliminar nota»; its alert offers «Deshacer» (D53). */
export function EliminarNota({ idCliente, nota, onClose, onDone }: Props) {
  // The dialog still names the note while it closes.
  const asked = useLast(nota)
  const undo = useUndo('/clientes/restaurar_nota', onDone)
  const { save, pending, error, reset } = useSave(
    ({ _id, version }: Nota) => {
      const ids = { id_cliente: idCliente, id_nota: _id }
      return api.post(
        '/clientes/eliminar_nota',
        { ...ids, ...(version !== undefined && { version }) },
        undo(ids),
      )
    },
    {
      onSaved: () => {
        onClose()
        onDone()
      },
      onFailed: ({ status }) => {
        if (status !== 404 && status !== 409) return
        onClose()
        onDone()
      },
    },
  )
  return (
    <ConfirmDialog
      open={nota !== null}
      title={eliminar.titulo}
      busy={pending}
      error={error}
      onConfirm={() => nota && void save(nota)}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      <Text>
        {eliminar.antes}
        <strong>{asked && textos.nombre(asked.texto)}</strong>
        {eliminar.despues}
      </Text>
    </ConfirmDialog>
  )
}
