import { hasCapacidad, useAuth } from '@backoffice/shared'
import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { RecordFailure, RecordPage, useLoad } from '@backoffice/shared/resource'
import { Button, Card, EmptyState, IconBack, Skeleton } from '@backoffice/shared/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { pedirAsesoria } from './pedirAsesoria'
import { textos } from './registro.textos'

interface Props {
  id: string
  title: string
  /** What can be done with it, once it is read. */
  actions?: ReactNode
  /** The calls that the screen needs. */
  calls: readonly string[]
  /** What is said where the server does not offer them (D38). */
  notOffered: string
  /** Once read, it is not read again: that would not be what the person sees and types over. */
  readOnce?: boolean
  children(asesoria: AsesoriaDetalles): ReactNode
}

const volver = { label: textos.volver, to: '/asesorias' }

/** The page of an advisory, headed by its client's name; or the sentence that says why it can't be shown. */
export function ConAsesoria({ id, title, actions, calls, notOffered, readOnce = false, children }: Props) {
  const offered = useAuth((auth) => calls.every((path) => hasCapacidad(auth, path)))
  const ask = useMemo(() => (offered ? pedirAsesoria(id) : null), [id, offered])
  const [kept, setKept] = useState<AsesoriaDetalles | null>(null)
  const load = useLoad(kept ? null : ask)
  if (readOnce && load.data && !kept) setKept(load.data)

  const asesoria = kept ?? load.data
  const content = () => {
    if (asesoria) return children(asesoria)
    if (!offered) return <NotOffered>{notOffered}</NotOffered>
    if (load.status === 'error') {
      return (
        <RecordFailure
          error={load.error}
          retrying={load.retrying}
          onRetry={load.reload}
          gone={{ title: textos.noExiste, back: volver }}
        />
      )
    }
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )
  }
  return (
    <RecordPage title={title} subject={asesoria?.cliente.nombre} actions={asesoria && actions}>
      {content()}
    </RecordPage>
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
