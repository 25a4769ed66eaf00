import type { RemoteModule } from '@backoffice/shared'
import { useLocation, useRoutes } from '@backoffice/shared/router'
import { useMemo } from 'react'
import { moduleOf } from '../load/module-shape.ts'
import { fail } from '../failures/result.ts'
import { RemoteFailure } from './RemoteFailure.tsx'
import { RemoteSlot } from './RemoteSlot.tsx'

interface Props {
  name: string
  /** The page's title, taken from remote.json, so that it also shows while the page loads or fails. */
  title: string
}

/** All pages of a remote, mounted at the route of its base path. */
export const RemotePage = ({ name, title }: Props) => (
  // From one section to another the router keeps the element, and this visit is a new one.
  <RemoteSlot key={name} name={name} expose="./module" read={moduleOf} page={title}>
    {({ routes }) => <RemoteRoutes name={name} title={title} routes={routes} />}
  </RemoteSlot>
)

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
