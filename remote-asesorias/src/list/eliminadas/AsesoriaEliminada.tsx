import type { AsesoriaFila } from '@backoffice/shared/contract'
import { deletion, RecordFailure, useLoad, type Deleted } from '@backoffice/shared/resource'
import { Skeleton } from '@backoffice/shared/ui'
import { DeletedDialog } from '@backoffice/shared/ui/dialog'
import { useMemo } from 'react'
import { DatosAsesoria } from '../../DatosAsesoria.tsx'
import { pedirAsesoria } from '../../pedirAsesoria.ts'
import { textos } from '../list.textos.ts'

interface Props {
  row: AsesoriaFila
  deleted: Deleted<AsesoriaFila>
}

const { eliminada } = textos

/** A deleted advisory, read-only. */
export function AsesoriaEliminada({ row: asesoria, deleted: { close, restore, pending } }: Props) {
  const load = useLoad(useMemo(() => pedirAsesoria(asesoria._id, { eliminado: true }), [asesoria._id]))
  return (
    <DeletedDialog
      title={eliminada.titulo}
      deletion={deletion(asesoria)}
      pending={pending}
      onClose={close}
      onRestore={() => void restore(asesoria)}
    >
      {load.status === 'loading' && <Skeleton lines={6} />}
      {load.status === 'error' && (
        <RecordFailure
          error={load.error}
          retrying={load.retrying}
          onRetry={load.reload}
          gone={{ title: eliminada.noEsta, back: { label: eliminada.volver, to: '/asesorias' } }}
        />
      )}
      {load.status === 'ready' && <DatosAsesoria asesoria={load.data} />}
    </DeletedDialog>
  )
}
