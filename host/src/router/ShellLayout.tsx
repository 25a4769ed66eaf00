import { hasPermission, setRemoteComponentLoader, useAuth } from '@backoffice/shared'
import { Outlet } from '@backoffice/shared/router'
import { useEffect } from 'react'
import { registry } from '@backoffice/entrega/page'
import {
  askBeforeClick,
  preloadPage,
  prefetchOnIntent,
  remoteComponents,
  watchRegistry,
} from '@backoffice/entrega/page/sections'
import { Shell } from '../shell/index.ts'
import { placeAt } from '../places/routeTable.ts'

// Here, because only pages of the shell show components of remotes.
setRemoteComponentLoader(remoteComponents)

/** Puts the pages of signed-in people in the shell. */
export function ShellLayout() {
  useEffect(
    () =>
      prefetchOnIntent(permittedAt, {
        preload: (name, { pathname }) => preloadPage(name, pathname),
        ask: askBeforeClick,
      }),
    [],
  )
  useEffect(() => watchRegistry(registry.look), [])
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** The remote behind a path, where this person may open that path. */
function permittedAt(pathname: string): string | undefined {
  const place = placeAt(registry.current(), pathname)
  return hasPermission(useAuth.getState().usuario, place?.permission) ? place?.remote?.name : undefined
}
