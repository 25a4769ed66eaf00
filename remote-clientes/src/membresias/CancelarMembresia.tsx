import { api } from '@backoffice/shared'
import type { Contratacion } from '@backoffice/shared/contract'
import { dinero, periodo } from '@backoffice/shared/format'
import { useSave, useUndo } from '@backoffice/shared/resource'
import { Notice, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { useState } from 'react'
import { textos } from './membresias.textos.ts'

interface Props {
  idCliente: string
  /** null: closed. */
  contratacion: Contratacion | null
  onClose(): void
  onDone(cambiada: Contratacion): void
  /** Called when somebody else has changed the purchase meanwhile. */
  onStale(): void
}

const { cancelar } = textos

/** «Cancelar membresía»: names the plan and its period. */
export function CancelarMembresia({ idCliente, contratacion, onClose, onDone, onStale }: Props) {
  const [asked, setAsked] = useState(contratacion)
  // The dialog still names the purchase while it closes.
  if (contratacion !== null && contratacion !== asked) setAsked(contratacion)

  const undo = useUndo('/clientes/restaurar_contratacion', (answer) => onDone(answer.contratacion))
  const { save, pending, error, reset } = useSave(
    (row: Contratacion) => {
      const ids = { id_cliente: idCliente, id_contratacion: row._id }
      return api.post('/clientes/cancelar_contratacion', ids, undo(ids))
    },
    {
      onSaved: ({ contratacion: cambiada }) => {
        onClose()
        onDone(cambiada)
      },
      onFailed: (failure) => {
        if (failure.status !== 404 && failure.status !== 409) return
        onClose()
        onStale()
      },
    },
  )

  const close = () => {
    reset()
    onClose()
  }

  return (
    <ConfirmDialog
      open={contratacion !== null}
      title={cancelar.titulo}
      busy={pending}
      onConfirm={() => contratacion && void save(contratacion)}
      onClose={close}
    >
      <Stack gap={3}>
        {asked && (
          <Text>
            {cancelar.antes}
            <strong>{asked.membresia.nombre}</strong>
            {` (${periodo(asked.fecha_inicio, asked.fecha_fin)})`}
            {cancelar.despues}
          </Text>
        )}
        {asked?.pagado !== undefined && (
          <Text>{cancelar.conPagos(dinero(asked.pagado), asked.saldo ? dinero(asked.saldo) : null)}</Text>
        )}
        {error?.kind === 'no-answer' && (
          <Notice tone="warning">{navigator.onLine ? cancelar.sinRespuesta : cancelar.sinConexion}</Notice>
        )}
        {error?.kind === 'answer' && <Notice tone="warning">{error.msg ?? cancelar.noSePudo}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
