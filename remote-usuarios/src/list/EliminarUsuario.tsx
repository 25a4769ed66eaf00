import type { UsuarioFila } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import type { Remove } from '@backoffice/shared/resource'
import { Notice, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './usuarios.textos'

interface Props {
  remove: Remove<UsuarioFila>
  /** Who is asked about, also while the dialog closes. */
  usuario: UsuarioFila
}

const { eliminar } = textos

/** «Eliminar usuario» (U-02). */
export default function EliminarUsuario({ remove, usuario }: Props) {
  return (
    <ConfirmDialog
      open={remove.row !== null}
      title={eliminar.titulo}
      confirmLabel={eliminar.si}
      busy={remove.pending}
      error={remove.error?.kind === 'answer' ? remove.error : null}
      onConfirm={() => void remove.confirm()}
      onClose={remove.cancel}
    >
      <Stack gap={3}>
        <Text>
          {eliminar.antes}
          <strong>{nombreCompleto(usuario)}</strong>
          {eliminar.despues}
        </Text>
        {remove.error?.kind === 'no-answer' && <Notice tone="warning">{eliminar.sinRespuesta}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
