import { api } from '@backoffice/shared'
import { DatosEmpresariales, DatosPersonales } from '@backoffice/shared/cliente'
import type { Cliente, ClienteFila } from '@backoffice/shared/contract'
import { deletion, RecordFailure, useLoad, type Ask, type Deleted } from '@backoffice/shared/resource'
import { Button, Notice, Skeleton, Stack } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useMemo } from 'react'
import { textos } from './list.textos'

interface Props {
  cliente: ClienteFila
  deleted: Deleted<ClienteFila>
}

const { eliminado } = textos

/** A deleted client, read-only, which can be restored from here. */
export default function ClienteEliminado({ cliente, deleted: { close, restore, pending } }: Props) {
  const id = cliente._id
  const ask = useMemo<Ask<Cliente>>(
    () => async (options) => (await api.post('/clientes/detalles', { id, eliminado: true }, options)).cliente,
    [id],
  )
  const load = useLoad(ask)
  return (
    <Dialog
      open
      title={eliminado.titulo}
      size="lg"
      busy={pending}
      onClose={close}
      footer={
        <>
          <Button disabled={pending} onClick={close}>
            {eliminado.cerrar}
          </Button>
          <Button variant="primary" loading={pending} onClick={() => void restore(cliente)}>
            {eliminado.restaurar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Notice>{deletion(cliente)}</Notice>
        {load.status === 'loading' && <Skeleton lines={8} />}
        {load.status === 'error' && (
          <RecordFailure
            error={load.error}
            retrying={load.retrying}
            onRetry={load.reload}
            gone={{ title: eliminado.noEsta, back: { label: eliminado.volver, to: '/clientes' } }}
          />
        )}
        {load.status === 'ready' && (
          <>
            <DatosPersonales datos={load.data} />
            <DatosEmpresariales datos={load.data} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
