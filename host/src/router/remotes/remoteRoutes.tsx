import type {
  LoaderFunctionArgs,
  PatchRoutesOnNavigationFunction,
  RouteObject,
} from '@backoffice/shared/router'
import { onDemand } from '@backoffice/shared/ui'
import { owns, registry } from '@backoffice/entrega/page'
import { placeAt } from '../../places/routeTable.ts'

const frame = () => import(/* webpackChunkName: "frame" */ '../frame.ts')

const RemoteRoute = onDemand(() => frame().then((file) => file.RemoteRoute), { here: null })

/** The route to which the remotes' routes are added. */
export const SHELL = 'shell'

type Guard = (args: LoaderFunctionArgs) => Promise<Response | null>

/** The guard, as a route has it. */
export interface Guarded {
  loader: Guard
  shouldRevalidate: () => boolean
}

/**
 * The router starts without remotes: for an unknown address it calls this function, which adds the base path of the
 * remote that owns it. Deep links, reloads and clicks all take this path.
 */
export const patchRemotes =
  (guarded: Guarded): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    await registry.load()
    const remotes = Object.values(registry.current()?.remotes ?? {})
    const owner = remotes.find(({ remote }) => owns(remote.base, path))?.remote
    if (!owner) return
    const route = {
      ...guarded,
      loader: thenCode(guarded.loader, owner.name),
      id: `remote:${owner.name}`,
      path: `${owner.base}/*`,
      element: <RemoteRoute name={owner.name} />,
    }
    patch(SHELL, [route satisfies RouteObject])
  }

/** Whoever passes the guard for a page of the remote gets its code; the others load none. */
const thenCode =
  (guard: Guard, name: string): Guard =>
  async (args) => {
    const elsewhere = await guard(args)
    const { url, signal } = args.request
    const address = new URL(url)
    const exists = placeAt(registry.current(), address.pathname) !== undefined
    if (elsewhere === null && exists && !signal.aborted) {
      const sections = await frame().catch(() => null)
      sections?.prefetchPages(name)
      await sections?.loadBeforeShowing(name, address, signal)
    }
    return elsewhere
  }
