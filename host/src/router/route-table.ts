import { breadcrumbOf } from '@backoffice/shared'
import { matchRoutes } from '@backoffice/shared/router'
import type { BreadcrumbItem, Registry, RemoteManifest, RemoteRoute } from '@backoffice/shared/contract'
import { textos } from './router.textos'

/** What the host knows about an address before it loads any code of a remote. */
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

/** Looks up a path; undefined: not found. */
export function placeAt(registry: Registry | undefined, pathname: string): Place | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (own[path]) return own[path]
  for (const { remote } of Object.values(registry?.remotes ?? {})) {
    const routes = remote.routes.map((handle) => ({ path: handle.path, handle }))
    // The router's own order: `/asesorias/nueva` comes before `/asesorias/:id`.
    const [match] = matchRoutes(routes, path) ?? []
    if (match) return placeOf(remote, match.route.handle, match.params)
  }
  return undefined
}

type Params = Record<string, string | undefined>

function placeOf(remote: RemoteManifest, route: RemoteRoute, params: Params): Place {
  const filled = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return {
    remote,
    title: route.title ?? '',
    ...(route.permission !== undefined && { permission: route.permission }),
    ...(route.redirect !== undefined && { redirect: filled(route.redirect) }),
    breadcrumb: breadcrumbOf(remote.routes, route).map((item) => ({ ...item, path: filled(item.path) })),
  }
}
