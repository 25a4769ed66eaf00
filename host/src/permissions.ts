import { useAuth } from '@backoffice/shared'
import { permittedRemotes, registry, rememberPermitted } from '@backoffice/entrega/page'

/** In the file of the frame, which whoever is signed in has or is getting. */
const sections = () => import(/* webpackChunkName: "frame" */ '@backoffice/entrega/page/sections')

/**
 * Once the session is known, starts federation for whoever may open a remote, prefetches these remotes while the page is
 * idle, and stores their names for the next page's early fetch.
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
    if (names.length > 0) stop = prefetch(names, justSignedIn)
    justSignedIn = false
  }
  useAuth.subscribe((now, before) => {
    if (now.isAuthenticated && !before.isAuthenticated) justSignedIn = true
    if (now.usuario !== before.usuario || now.isAuthenticated !== before.isAuthenticated) follow()
  })
  registry.subscribe(follow)
  follow()
}

/** @returns how to stop what it prefetches while idle */
function prefetch(names: string[], justSignedIn: boolean): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  void sections().then(
    ({ askUnseen, loader, prefetchFirst, prefetchOnIdle }) => {
      void loader.start()
      if (justSignedIn) prefetchFirst(names, loader, askUnseen)
      if (!stopped) stop = prefetchOnIdle(names, (name) => loader.preload(name))
    },
    // The router asks for the same file, and says so if it can't be had.
    () => undefined,
  )
  return () => stop()
}
