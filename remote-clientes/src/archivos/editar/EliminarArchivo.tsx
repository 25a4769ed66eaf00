import { api } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useSave, useUndo } from '@backoffice/shared/resource'
import { Notice, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { useState } from 'react'
import { textos } from '../archivos.textos.ts'

interface Props {
  idCliente: string
  /** null: closed. */
  archivo: Archivo | null
  onClose(): void
  onDone(archivos: Archivo[]): void
  onStale(): void
}

const { eliminar } = textos

/** «Eliminar archivo»: names the file (P-13). */
export function EliminarArchivo({ idCliente, archivo, onClose, onDone, onStale }: Props) {
  const [asked, setAsked] = useState(archivo)
  // The dialog still names the file while it closes.
  if (archivo !== null && archivo !== asked) setAsked(archivo)

  const undo = useUndo('/clientes/restaurar_archivo', ({ archivos }) => onDone(archivos))
  const { save, pending, error, reset } = useSave(
    ({ _id, version }: Archivo) =>
      api.post(
        '/clientes/eliminar_archivo',
        { id_cliente: idCliente, id_archivo: _id, ...(version !== undefined && { version }) },
        undo({ id_cliente: idCliente, id_archivo: _id }),
      ),
    {
      onSaved: ({ archivos }) => {
        onClose()
        onDone(archivos)
      },
      onFailed: ({ status }) => {
        if (status !== 404 && status !== 409) return
        onClose()
        onStale()
      },
    },
  )

  return (
    <ConfirmDialog
      open={archivo !== null}
      title={eliminar.titulo}
      busy={pending}
      onConfirm={() => archivo && void save(archivo)}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      <Stack gap={3}>
        <Text>
          {eliminar.antes}
          <strong>{asked?.nombre}</strong>
          {eliminar.despues}
        </Text>
        {error?.kind === 'no-answer' && (
          <Notice tone="warning">{navigator.onLine ? eliminar.sinRespuesta : eliminar.sinConexion}</Notice>
        )}
        {error?.kind === 'answer' && <Notice tone="warning">{error.msg ?? eliminar.noSePudo}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
