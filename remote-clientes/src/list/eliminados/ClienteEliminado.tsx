import { api } from '@backoffice/shared'
import { DatosEmpresariales, DatosPersonales } from '@backoffice/shared/cliente'
import type { Cliente, ClienteFila } from '@backoffice/shared/contract'
import { deletion, RecordFailure, useLoad, type Ask, type Deleted } from '@backoffice/shared/resource'
import { Skeleton } from '@backoffice/shared/ui'
import { DeletedDialog } from '@backoffice/shared/ui/dialog'
import { useMemo } from 'react'
import { textos } from '../list.textos.ts'

interface Props {
  row: ClienteFila
  deleted: Deleted<ClienteFila>
}

const { eliminado } = textos

/** A deleted client, read-only. */
export function ClienteEliminado({ row: cliente, deleted: { close, restore, pending } }: Props) {
  const id = cliente._id
  const ask = useMemo<Ask<Cliente>>(
    () => async (options) => (await api.post('/clientes/detalles', { id, eliminado: true }, options)).cliente,
    [id],
  )
  const load = useLoad(ask)
  return (
    <DeletedDialog
      title={eliminado.titulo}
      deletion={deletion(cliente)}
      pending={pending}
      onClose={close}
      onRestore={() => void restore(cliente)}
    >
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
    </DeletedDialog>
  )
}
