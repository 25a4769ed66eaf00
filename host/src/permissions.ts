import { hasPermission, useAuth } from '@backoffice/shared'
import {
  loader,
  permittedRemotes,
  preloadPage,
  prefetchFirst,
  prefetchOnIdle,
  prefetchOnIntent,
  registry,
  rememberPermitted,
} from './federation'
import { placeAt } from './router/route-table'

/**
 * Once the session is known, starts federation for whoever may open a remote, prefetches these remotes while the page is
 * idle, or when the person reaches a link to one, and stores their names for the next page's early fetch.
 */
export function followPermissions(): void {
  let stop: (() => void) | undefined
  let justSignedIn = false
  const follow = () => {
    stop?.()
    const { usuario, isAuthenticated } = useAuth.getState()
    const current = registry.current()
    if (!isAuthenticated) rememberPermitted([])
    if (!usuario || !current) return
    const names = permittedRemotes(current, usuario)
    rememberPermitted(names)
    if (names.length > 0) void loader.start()
    if (justSignedIn) prefetchFirst(names, loader)
    justSignedIn = false
    stop = prefetchOnIdle(names, (name) => loader.preload(name))
  }
  useAuth.subscribe((now, before) => {
    if (now.isAuthenticated && !before.isAuthenticated) justSignedIn = true
    if (now.usuario !== before.usuario || now.isAuthenticated !== before.isAuthenticated) follow()
  })
  registry.subscribe(follow)
  prefetchOnIntent(permittedAt, preloadPage)
  follow()
}

/** The remote behind a path, where this person may open that path. */
function permittedAt(pathname: string): string | undefined {
  const place = placeAt(registry.current(), pathname)
  return hasPermission(useAuth.getState().usuario, place?.permission) ? place?.remote?.name : undefined
}
