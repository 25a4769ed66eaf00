import { useAuth } from '@backoffice/shared'
import { loader, permittedRemotes, prefetchOnIdle, registry, rememberPermitted } from './federation'

/**
 * Once it is known who is signed in, the remotes that this person may open are fetched while the page is idle, and
 * their names kept for the next page's early fetch.
 */
export function followPermissions(): void {
  let stop: (() => void) | undefined
  const follow = () => {
    stop?.()
    const { usuario, isAuthenticated } = useAuth.getState()
    const current = registry.current()
    if (!isAuthenticated) rememberPermitted([])
    if (!usuario || !current) return
    const names = permittedRemotes(current, usuario)
    rememberPermitted(names)
    stop = prefetchOnIdle(names, (name) => loader.preload(name))
  }
  useAuth.subscribe((now, before) => {
    if (now.usuario !== before.usuario || now.isAuthenticated !== before.isAuthenticated) follow()
  })
  registry.subscribe(follow)
  follow()
}
