import type { RemoteRoute } from '@backoffice/shared/contract'
import { findings, type Finding } from './problem.ts'

/** The routes in remote.json must be those for which the module has a page (`pages`); redirects have none. */
export function routeFindings(routes: RemoteRoute[], pages: string[]): Finding[] {
  const told = routes.filter(({ redirect }) => redirect === undefined).map((route) => route.path)
  const lacking = told
    .filter((address) => !pages.includes(address))
    .map((address) => `remote.json dice la ruta ${address}, y src/module.tsx no tiene página para ella.`)
  const untold = pages
    .filter((address) => !told.includes(address))
    .map((address) => `src/module.tsx tiene una página en ${address}, y remote.json no dice esa ruta.`)
  return [
    ...findings('routes', lacking, 'Agregar la página al módulo, o quitar la ruta de remote.json.'),
    ...findings('routes', untold, 'Agregar la ruta a remote.json, o quitar la página del módulo.'),
  ]
}
