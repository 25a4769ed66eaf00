import type { BreadcrumbItem, RemoteRoute } from '../contract/index.ts'

/** The breadcrumb of a page: the one in remote.json or, without it, the titles of the pages above and its own. */
export function breadcrumbOf(routes: RemoteRoute[], { path, breadcrumb }: RemoteRoute): BreadcrumbItem[] {
  if (breadcrumb) return breadcrumb
  return routes
    .filter((route) => path === route.path || path.startsWith(`${route.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .flatMap((route) => (route.title === undefined ? [] : [{ nombre: route.title, path: route.path }]))
}
