import { useLocation, useRoutes } from '@backoffice/shared/router'
import type { RemoteModule } from '@backoffice/shared'
import { useMemo } from 'react'
import { moduleOf } from '../load/module-shape.ts'
import { RemoteFailure } from './RemoteFailure.tsx'
import { fail } from '../load/result.ts'
import { RemoteSlot } from './RemoteSlot.tsx'
import { useRemoteModule } from './useRemote.ts'

interface Props {
  name: string
  /** The page's title, taken from remote.json, so that it also shows while the page loads or fails. */
  title: string
}

/** All pages of a remote, mounted at the route of its base path. */
export function RemotePage({ name, title }: Props) {
  return (
    // From one section to another the router keeps the element, and this visit is a new one.
    <RemoteSlot key={name} name={name} page={title}>
      <LoadedPage name={name} title={title} />
    </RemoteSlot>
  )
}

function LoadedPage({ name, title }: Props) {
  const loaded = useRemoteModule(name, './module')
  const module = loaded.ok ? moduleOf(name, loaded.value) : loaded
  if (!module.ok) return <RemoteFailure name={name} failure={module.failure} page={title} />
  return <RemoteRoutes name={name} title={title} routes={module.value.routes} />
}

/** If the module has no route for an address of its remote.json, people read a sentence instead of a blank page. */
function RemoteRoutes({ name, title, routes }: Props & RemoteModule) {
  const page = useRoutes(routes)
  const { pathname } = useLocation()
  const failure = useMemo(
    () => fail('route', new Error(`${name}/module exports no route for ${pathname}`)).failure,
    [name, pathname],
  )
  return page ?? <RemoteFailure name={name} failure={failure} page={title} />
}
