import { Box, Spinner } from '@backoffice/shared/ui'
import { useLocation } from '@backoffice/shared/router'
import { Suspense, type ReactNode } from 'react'
import { loader } from '../load/page-loader.ts'
import { cargando } from '../failures/failures.textos.ts'
import { KeptTyped } from './KeptTyped.tsx'
import { registry } from '../registry/page-registry.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFailure } from './RemoteFailure.tsx'
import { useRemoteStyles } from '../load/remote-styles.ts'
import { Stoppable } from './Stoppable.tsx'
import { useGeneration } from './useRemote.ts'
import { useVisit } from './standing.ts'

interface Props {
  name: string
  /** The title of the page that is missing if loading fails; undefined for a part of a page. */
  page?: string
  children: ReactNode
}

/** Shows a remote's page or component: waits for it, catches its failures, and can retry without a reload. */
export function RemoteSlot({ name, page, children }: Props) {
  const generation = useGeneration(name)
  useRemoteStyles(name)
  const { pathname } = useLocation()
  const visit = useVisit(name, page !== undefined)
  if (visit.is === 'reloading') return <Coming />
  if (visit.is === 'off')
    return (
      <>
        <KeptTyped name={name} />
        <RemoteFailure name={name} failure={visit.failure} page={page} onRetry={() => void registry.look()} />
      </>
    )
  return (
    <Stoppable name={name} page={page}>
      <RemoteBoundary
        key={generation}
        name={name}
        page={page}
        address={pathname}
        onRetry={() => loader.retry(name)}
      >
        <Suspense fallback={<Coming />}>{children}</Suspense>
      </RemoteBoundary>
    </Stoppable>
  )
}

/** Looks like the loader, centred where the content will appear. */
const Coming = () => (
  <Box display="grid" justifyItems="center" py="24" color="accent">
    <Spinner size="lg" label={cargando} />
  </Box>
)
