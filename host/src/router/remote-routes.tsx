import type { PatchRoutesOnNavigationFunction, RouteObject } from '@backoffice/shared/router'
import { registry } from '../federation'
import { owns } from './owns'
import { RemoteRoute } from './RemoteRoute'

/** Where the routes of remotes are put. */
export const SHELL = 'shell'

/**
 * The router knows no remote when it starts: for an address it does not know it asks here, and gets the base path of
 * the remote that owns it. A deep link, a reload and a click take this same way.
 */
export const patchRemotes =
  (guarded: Pick<RouteObject, 'loader' | 'shouldRevalidate'>): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    await registry.load()
    const remotes = Object.values(registry.current()?.remotes ?? {})
    const owner = remotes.find(({ remote }) => owns(remote.base, path))?.remote
    if (!owner) return
    const route = {
      ...guarded,
      id: `remote:${owner.name}`,
      path: `${owner.base}/*`,
      element: <RemoteRoute name={owner.name} />,
    }
    patch(SHELL, [route as RouteObject])
  }
