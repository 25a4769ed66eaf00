import { hasCapacidad, hasPermission, permissionGroups, useAuth } from '@backoffice/shared'
import type { Permisos } from '@backoffice/shared/contract'

/** Whether the server stores the permissions of each user (D22); a server of the plain contract does not (D45). */
export const useConPermisos = (): boolean => useAuth((auth) => hasCapacidad(auth, 'usuarios.permisos'))

/** Every permission that the remotes in use declare (`clientes.ver`), from the registry. */
export const conocidos = () => permissionGroups().flatMap(({ permissions }) => permissions)

const nombres = () => conocidos().map(({ permission }) => permission)

export const tiene = (tree: Permisos, permiso: string): boolean => hasPermission({ permisos: tree }, permiso)

/** The tree with these permissions granted or revoked. All other entries stay, also those of unknown remotes. */
export function con(tree: Permisos, permisos: readonly string[], value: boolean): Permisos {
  const next = structuredClone(tree)
  for (const permiso of permisos) {
    const keys = permiso.split('.')
    const last = keys.pop() as string
    let node = next
    for (const key of keys) {
      const below = node[key]
      node = node[key] = typeof below === 'object' ? below : {}
    }
    node[last] = value
  }
  return next
}

/** The default permissions of a tipo; those that this person may not grant stay unchanged. */
export function plantilla(tipo: number, tree: Permisos, puedeDar: (permiso: string) => boolean): Permisos {
  const given = conocidos().filter(({ permission }) => puedeDar(permission))
  const wanted = (yes: boolean) =>
    given.filter(({ asesor }) => (tipo !== 1 || asesor === true) === yes).map(({ permission }) => permission)
  return con(con(tree, wanted(true), true), wanted(false), false)
}

/** No permission, with an explicit false for each: an absent one would mean the tipo's default. */
export const ninguno = (): Permisos => con({}, nombres(), false)

/** Whether two trees grant the same permissions. */
export const iguales = (a: Permisos, b: Permisos) =>
  nombres().every((permiso) => tiene(a, permiso) === tiene(b, permiso))
