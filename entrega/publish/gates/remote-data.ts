import type { RemoteManifest } from '@backoffice/shared/contract'
import { problemIn, remoteManifest } from '@backoffice/shared/contract/remotes'
import { findings, type Finding } from '../problem.ts'

/** Checks that the host can read remote.json: one finding only, because all other checks use its contents. */
export function schemaFindings(data: unknown): Finding[] {
  const problem = problemIn(remoteManifest, data, 'remote.json')
  if (problem === null) return []
  const [, where = '', what = ''] = /^remote\.json\.?(.*?): (.*)$/.exec(problem) ?? []
  const sentence = `remote.json no se puede leer: ${where || 'el archivo'} ${what}.`
  return findings('schema', [sentence], 'Corregir ese valor en remote.json y construir de nuevo.')
}

/** Finds contradictions in a readable remote.json, inside it or with other remotes. */
export const dataFindings = (data: Data): Finding[] => [...ownFindings(data), ...permissionFindings(data)]

function ownFindings({ base, routes, menu, found = [], waiting = [] }: Data): Finding[] {
  const told = (address: string) => routes.find((route) => route.path === address)
  const isLost = ({ path }: { path: string }) => !told(path.replace(/\?.*$/, ''))
  const outside = routes
    .filter((route) => route.path !== base && !route.path.startsWith(`${base}/`))
    .map((route) => `remote.json dice la ruta ${route.path}, que no está bajo su base ${base}.`)
  const lost = routes
    .filter(({ redirect }) => redirect !== undefined && !told(redirect))
    .map((route) => `remote.json lleva ${route.path} a ${route.redirect}, que no está entre sus rutas.`)
  const entries = menu
    .filter(({ path, permission }) => !told(path) || told(path)?.permission !== permission)
    .map(
      ({ label, path }) =>
        `remote.json: la entrada «${label}» del menú no va a una ruta suya con su mismo permiso (${path}).`,
    )
  const nowhere = (what: string, name: string, path: string) =>
    `remote.json: ${what} («${name}») lleva a ${path}, que no está entre sus rutas.`
  const ofFound = found.filter(isLost).map(({ of, path }) => nowhere('lo encontrado', of, path))
  const ofWaiting = waiting.filter(isLost).map(({ title, path }) => nowhere('lo que espera', title, path))
  return [
    ...findings('own', outside, `Poner cada ruta bajo ${base}/, o cambiar la base.`),
    ...findings('own', lost, 'Decir la ruta a la que lleva, o quitar la que lleva a ella.'),
    ...findings('own', ofFound, 'Dar a «found» la dirección de una ruta, con su :id.'),
    ...findings('own', ofWaiting, 'Dar a «waiting» la dirección de una ruta, con su :id.'),
    ...findings('own', entries, 'Dar a la entrada la dirección y el permiso de una ruta.'),
  ]
}

/** A permission that does not exist would lock everyone out; one with another prefix could belong to another remote. */
function permissionFindings({ name, title, permissions = [], ...data }: Data): Finding[] {
  const told = permissions.map(({ permission }) => permission)
  const { routes, menu, found = [], shown = [], waiting = [] } = data
  const all = [...routes, ...menu, ...found, ...shown, ...waiting]
  const asked = new Set(all.flatMap(({ permission }) => permission ?? []))
  const untitled =
    told.length > 0 && title === undefined
      ? ['remote.json: falta «title», el nombre de la sección con el que se dan sus permisos.']
      : []
  const twice = told
    .filter((permission, index) => told.indexOf(permission) !== index)
    .map((permission) => `remote.json nombra dos veces el permiso ${permission}.`)
  const foreign = told
    .filter((permission) => !permission.startsWith(`${name}.`))
    .map((permission) => `remote.json: el permiso ${permission} debe empezar con «${name}.».`)
  const unnamed = [...asked]
    .filter((permission) => permission.startsWith(`${name}.`) && !told.includes(permission))
    .map((permission) => `remote.json pide el permiso ${permission}, que no está entre los que nombra.`)
  return [
    ...findings('permissions', untitled, 'Agregar «title».'),
    ...findings('permissions', twice, 'Dejar uno.'),
    ...findings('permissions', foreign, 'Cambiarle el nombre.'),
    ...findings('permissions', unnamed, 'Agregarlo a «permissions», con su «label».'),
  ]
}

type Data = Omit<RemoteManifest, 'contract'>
