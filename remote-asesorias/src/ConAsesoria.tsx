import { hasCapacidad, useAuth } from '@backoffice/shared'
import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { RecordFailure, useLoad } from '@backoffice/shared/resource'
import { Button, Card, EmptyState, IconBack, Skeleton } from '@backoffice/shared/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { pedirAsesoria } from './pedirAsesoria'
import { textos } from './registro.textos'

interface Props {
  id: string
  /** The calls that the screen needs. */
  calls: readonly string[]
  /** What is said where the server does not offer them (D38). */
  notOffered: string
  /** Once read, it is not read again: that would not be what the person sees and types over. */
  readOnce?: boolean
  children(asesoria: AsesoriaDetalles): ReactNode
}

const volver = { label: textos.volver, to: '/asesorias' }

/** An advisory that was read, or why there is none. */
export function ConAsesoria({ id, calls, notOffered, readOnce = false, children }: Props) {
  const offered = useAuth((auth) => calls.every((path) => hasCapacidad(auth, path)))
  const ask = useMemo(() => (offered ? pedirAsesoria(id) : null), [id, offered])
  const [kept, setKept] = useState<AsesoriaDetalles | null>(null)
  const load = useLoad(kept ? null : ask)
  if (readOnce && load.data && !kept) setKept(load.data)

  const asesoria = kept ?? load.data
  if (asesoria) return children(asesoria)
  if (!offered) return <NotOffered>{notOffered}</NotOffered>
  if (load.status === 'error') {
    const { titulo, texto } = textos.noExiste
    return (
      <RecordFailure
        error={load.error}
        retrying={load.retrying}
        onRetry={load.reload}
        gone={{ title: titulo, text: texto, back: volver }}
      />
    )
  }
  return (
    <Card>
      <Skeleton lines={8} />
    </Card>
  )
}

const NotOffered = ({ children }: { children: ReactNode }) => (
  <Card>
    <EmptyState
      title={textos.noDisponible.titulo}
      action={
        <Button icon={<IconBack />} to={volver.to}>
          {volver.label}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </Card>
)
