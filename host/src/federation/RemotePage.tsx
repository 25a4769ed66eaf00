import { useRoutes } from '@backoffice/shared/router'
import type { RemoteModule } from '@backoffice/shared'
import { loader } from './federation'
import { moduleOf } from './module-shape'
import { RemoteFailure } from './RemoteFailure'
import { RemoteSlot } from './RemoteSlot'
import { useRemoteModule } from './useRemote'

/** All pages of a remote; stands under the route of its base path. */
export function RemotePage({ name }: { name: string }) {
  return (
    <RemoteSlot name={name}>
      <LoadedPage name={name} />
    </RemoteSlot>
  )
}

function LoadedPage({ name }: { name: string }) {
  const loaded = useRemoteModule(name, './module')
  const module = loaded.ok ? moduleOf(name, loaded.value) : loaded
  if (!module.ok) return <RemoteFailure failure={module.failure} onRetry={() => loader.retry(name)} />
  return <RemoteRoutes routes={module.value.routes} />
}

const RemoteRoutes = ({ routes }: RemoteModule) => useRoutes(routes)
