import { useLocation } from '@backoffice/shared/router'
import { Box, Spinner } from '@backoffice/shared/ui'
import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react'
import { cargando } from '../failures/failures.textos.ts'
import { loader } from '../load/page-loader.ts'
import { useRemoteStyles } from '../files/remote-styles.ts'
import { readable, type Result } from '../failures/result.ts'
import { registry } from '../registry/page-registry.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFailure } from './RemoteFailure.tsx'
import { useVisit } from './standing.ts'
import { Stoppable } from './Stoppable.tsx'
import { KeptTyped } from './typed.tsx'

interface Props<T> {
  name: string
  /** The exposed module that is shown, `./module`. */
  expose: string
  /** Finds in the module what is shown. */
  read: (id: string, module: unknown) => Result<T>
  /** The title of the page that is missing if loading fails; undefined for a part of a page. */
  page?: string
  children: (read: T) => ReactNode
}

/** Shows a remote's page or component: waits for it, catches its failures, and can retry without a reload. */
export function RemoteSlot<T>(props: Props<T>) {
  const { name, page } = props
  // Increases when the remote must load again.
  const generation = useSyncExternalStore(loader.subscribe, () => loader.generation(name))
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
      <RemoteBoundary key={generation} name={name} page={page} address={pathname}>
        <Suspense fallback={<Coming />}>
          <Loaded {...props} />
        </Suspense>
      </RemoteBoundary>
    </Stoppable>
  )
}

/** Suspends while the module loads. */
function Loaded<T>({ name, expose, read, page, children }: Props<T>) {
  const loaded = use(readable(loader.load(name, expose)))
  const found = loaded.ok ? read(expose.replace('.', name), loaded.value) : loaded
  if (!found.ok) return <RemoteFailure name={name} failure={found.failure} page={page} />
  return children(found.value)
}

/** Looks like the loader, centred where the content will appear. */
const Coming = () => (
  <Box display="grid" justifyItems="center" py="24" color="accent">
    <Spinner size="lg" label={cargando} />
  </Box>
)
