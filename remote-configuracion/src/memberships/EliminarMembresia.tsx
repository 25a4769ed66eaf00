import type { Membresia } from '@backoffice/shared/contract'
import type { Remove } from '@backoffice/shared/resource'
import { Notice, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './membresias.textos'

interface Props {
  remove: Remove<Membresia>
  /** Which one is asked about, also while the dialog closes. */
  membresia: Membresia
}

const { eliminar } = textos

/** «Eliminar membresia» (M-04). */
export function EliminarMembresia({ remove, membresia }: Props) {
  return (
    <ConfirmDialog
      open={remove.row !== null}
      title={eliminar.titulo}
      busy={remove.pending}
      error={remove.error?.kind === 'answer' ? remove.error : null}
      onConfirm={() => void remove.confirm()}
      onClose={remove.cancel}
    >
      <Stack gap={3}>
        <Text>
          {eliminar.antes}
          <strong>{membresia.nombre}</strong>
          {eliminar.despues}
        </Text>
        <Text tone="muted">{eliminar.consecuencia}</Text>
        {remove.error?.kind === 'no-answer' && <Notice tone="warning">{eliminar.sinRespuesta}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
