import { breadcrumbOf } from '@backoffice/shared'
import { matchPath } from '@backoffice/shared/router'
import type { BreadcrumbItem, Registry, RemoteManifest, RemoteRoute } from '@backoffice/shared/contract'
import { textos } from './router.textos'

/** What the host knows of an address before any code of a remote is there. */
export interface Place {
  /** Undefined: the host's own page. */
  remote?: RemoteManifest
  title: string
  permission?: string
  breadcrumb: BreadcrumbItem[]
  redirect?: string
}

const own: Record<string, Place> = {
  '/dashboard': { title: textos.inicio, breadcrumb: [{ nombre: textos.inicio, path: '/dashboard' }] },
  '/': { title: textos.iniciarSesion, breadcrumb: [] },
  '/login': { title: textos.iniciarSesion, breadcrumb: [] },
}

/** What stands at a path, or undefined: not found. */
export function placeAt(registry: Registry | undefined, pathname: string): Place | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (own[path]) return own[path]
  for (const { remote } of Object.values(registry?.remotes ?? {})) {
    if (!owns(remote.base, path)) continue
    const route = bestRoute(remote.routes, path)
    if (route) return placeOf(remote, route, path)
  }
  return undefined
}

/** Whether a path lies under a remote's base. */
export const owns = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`)

/** `/asesorias/nuevo` goes before `/asesorias/:id`: fewer parameters fit better. */
function bestRoute(routes: RemoteRoute[], path: string): RemoteRoute | undefined {
  const parameters = ({ path: pattern }: RemoteRoute) => pattern.split(':').length
  return routes
    .filter((route) => matchPath(route.path, path))
    .sort((a, b) => parameters(a) - parameters(b))[0]
}

function placeOf(remote: RemoteManifest, route: RemoteRoute, path: string): Place {
  const params = matchPath(route.path, path)?.params ?? {}
  const filled = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return {
    remote,
    title: route.title ?? '',
    ...(route.permission !== undefined && { permission: route.permission }),
    ...(route.redirect !== undefined && { redirect: filled(route.redirect) }),
    breadcrumb: breadcrumbOf(remote.routes, route).map((item) => ({ ...item, path: filled(item.path) })),
  }
}
