import { breadcrumbOf } from '@backoffice/shared'
import { matchRoutes } from '@backoffice/shared/router'
import type { BreadcrumbItem, Registry, RemoteManifest, RemoteRoute } from '@backoffice/shared/contract'
import { textos } from './places.textos.ts'

/** What the host knows about an address before it loads any code of a remote. */
export interface Place {
  /** The address as the table writes it (D61). */
  path: string
  /** Undefined: the host's own page. */
  remote?: RemoteManifest
  title: string
  permission?: string
  breadcrumb: BreadcrumbItem[]
  redirect?: string
}

type Own = Pick<Place, 'title' | 'breadcrumb'> & { path: string }

const own: Own[] = [
  { path: '/dashboard', title: textos.inicio, breadcrumb: [{ nombre: textos.inicio, path: '/dashboard' }] },
  { path: '/', title: textos.iniciarSesion, breadcrumb: [] },
  { path: '/login', title: textos.iniciarSesion, breadcrumb: [] },
]

/** Looks up a path, in any case, also with a slash at its end; undefined: not found. */
export function placeAt(registry: Registry | undefined, pathname: string): Place | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const [page] = matchRoutes(own, path) ?? []
  if (page) return page.route
  for (const { remote } of Object.values(registry?.remotes ?? {})) {
    const routes = remote.routes.map((handle) => ({ path: handle.path, handle }))
    // The router's own order: `/asesorias/nueva` comes before `/asesorias/:id`.
    const [match] = matchRoutes(routes, path) ?? []
    if (match) return placeOf(remote, match.route.handle, match.params, path)
  }
  return undefined
}

type Params = Record<string, string | undefined>

function placeOf(remote: RemoteManifest, route: RemoteRoute, params: Params, asked: string): Place {
  const filled = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return {
    path: asTable(route.path, asked),
    remote,
    title: route.title ?? '',
    ...(route.permission !== undefined && { permission: route.permission }),
    ...(route.redirect !== undefined && { redirect: filled(route.redirect) }),
    breadcrumb: breadcrumbOf(remote.routes, route).map((item) => ({ ...item, path: filled(item.path) })),
  }
}

/** The words of the path as the table writes them; what stands for a parameter stays as it was asked for. */
function asTable(pattern: string, asked: string): string {
  const given = asked.split('/')
  return (
    pattern
      .split('/')
      // `*` stands for the rest, which may be nothing.
      .flatMap((word, index) =>
        word === '*' ? given.slice(index) : word.startsWith(':') ? given[index] : word,
      )
      .join('/')
  )
}
