import type { ClienteFila } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import type { Remove } from '@backoffice/shared/resource'
import { Notice, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './clientes.textos'

interface Props {
  remove: Remove<ClienteFila>
  /** Who is asked about, also while the dialog closes. */
  cliente: ClienteFila
}

/** «Eliminar cliente»: names who is deleted (C-10). */
export function EliminarCliente({ remove, cliente }: Props) {
  return (
    <ConfirmDialog
      open={remove.row !== null}
      title={textos.eliminar.titulo}
      busy={remove.pending}
      onConfirm={() => void remove.confirm()}
      error={remove.error?.kind === 'answer' ? remove.error : null}
      onClose={remove.cancel}
    >
      <Stack gap={3}>
        <Text>
          {textos.eliminar.antes}
          <strong>{nombreCompleto(cliente)}</strong>
          {textos.eliminar.despues}
        </Text>
        {remove.error?.kind === 'no-answer' && <Notice tone="warning">{textos.eliminar.sinRespuesta}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
