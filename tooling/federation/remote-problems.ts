import type { RemoteManifest } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteProblem } from '../../host/src/federation/registry-shape'
import { moduleRoutes } from './module-routes'

/**
 * What keeps a remote from being built: its `remote.json` can't be read by the host, contradicts itself, or tells other
 * pages than its module has.
 */
export function remoteProblems(folder: string): string[] {
  try {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    const data = JSON.parse(read('remote.json')) as RemoteManifest
    const problem = remoteProblem(data, 'remote.json')
    if (problem !== null) return [problem]
    return [
      ...selfProblems(data, path.basename(folder)),
      ...permissionProblems(data),
      ...routeProblems(data, moduleRoutes(read('src/module.tsx'), data.base)),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function selfProblems({ name, base, routes, menu }: RemoteManifest, folder: string): string[] {
  const told = (address: string) => routes.find((route) => route.path === address)
  return [
    ...(folder === `remote-${name}`
      ? []
      : [`remote.json se llama «${name}», y su carpeta, ${folder}: la carpeta es remote-<nombre>.`]),
    ...routes
      .filter((route) => route.path !== base && !route.path.startsWith(`${base}/`))
      .map((route) => `remote.json dice la ruta ${route.path}, que no está bajo su base ${base}.`),
    ...routes
      .filter(({ redirect }) => redirect !== undefined && !told(redirect))
      .map((route) => `remote.json lleva ${route.path} a ${route.redirect}, que no está entre sus rutas.`),
    ...menu
      .filter((entry) => told(entry.path)?.permission !== entry.permission || !told(entry.path))
      .map(
        ({ label, path }) =>
          `remote.json: la entrada «${label}» del menú no va a una ruta suya con su mismo permiso (${path}).`,
      ),
  ]
}

/** A permission that nobody can give would keep everybody out; one of another name could be another remote's. */
function permissionProblems({ name, title, permissions = [], routes, menu }: RemoteManifest): string[] {
  const told = permissions.map(({ permission }) => permission)
  const asked = [...routes, ...menu].flatMap(({ permission }) => permission ?? [])
  return [
    ...(told.length > 0 && title === undefined
      ? ['remote.json: falta «title», el nombre de la sección con el que se dan sus permisos.']
      : []),
    ...told
      .filter((permission, index) => told.indexOf(permission) !== index)
      .map((permission) => `remote.json nombra dos veces el permiso ${permission}.`),
    ...told
      .filter((permission) => !permission.startsWith(`${name}.`))
      .map((permission) => `remote.json: el permiso ${permission} debe empezar con «${name}.».`),
    ...[...new Set(asked)]
      .filter((permission) => permission.startsWith(`${name}.`) && !told.includes(permission))
      .map((permission) => `remote.json pide el permiso ${permission}, que no está entre los que nombra.`),
  ]
}

function routeProblems({ routes }: RemoteManifest, pages: string[]): string[] {
  const told = routes.filter(({ redirect }) => redirect === undefined).map((route) => route.path)
  return [
    ...told
      .filter((address) => !pages.includes(address))
      .map((address) => `remote.json dice la ruta ${address}, y src/module.tsx no tiene página para ella.`),
    ...pages
      .filter((address) => !told.includes(address))
      .map((address) => `src/module.tsx tiene una página en ${address}, y remote.json no dice esa ruta.`),
  ]
}
