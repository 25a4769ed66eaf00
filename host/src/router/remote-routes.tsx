import type { PatchRoutesOnNavigationFunction, RouteObject } from '@backoffice/shared/router'
import { registry } from '../federation'
import { owns } from './owns'
import { RemoteRoute } from './RemoteRoute'

/** The route to which the remotes' routes are added. */
export const SHELL = 'shell'

/**
 * The router starts without remotes: for an unknown address it calls this function, which adds the base path of the
 * remote that owns it. Deep links, reloads and clicks all take this path.
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
