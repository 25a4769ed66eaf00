import { hasPermission } from '@backoffice/shared'
import type { Permisos } from '@backoffice/shared/contract'
import { textos } from './permisos.textos'

/** One permission that the product knows: `clientes.ver`. */
export type Permiso = keyof typeof textos.permisos
export type Modulo = keyof typeof textos.modulos

export const PERMISOS = Object.keys(textos.permisos) as Permiso[]
export const MODULOS = Object.keys(textos.modulos) as Modulo[]
export const permisosDe = (modulo: Modulo) => PERMISOS.filter((permiso) => permiso.startsWith(`${modulo}.`))

/** What an Asesor has unless told otherwise (D22). */
const ASESOR = PERMISOS.filter(
  (permiso) => /^(clientes|asesorias)\./.test(permiso) || permiso === 'configuracion.perfil.ver',
)

export const tiene = (tree: Permisos, permiso: Permiso): boolean => hasPermission({ permisos: tree }, permiso)

/** The tree with some permissions given or taken; what else is in it, of remotes to come too, stays. */
export function con(tree: Permisos, permisos: readonly Permiso[], value: boolean): Permisos {
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

/** What a tipo begins with; what may not be given here stays as it is. */
export function plantilla(tipo: number, tree: Permisos, puedeDar: (permiso: Permiso) => boolean): Permisos {
  const wanted = tipo === 1 ? ASESOR : PERMISOS
  const given = PERMISOS.filter(puedeDar)
  const yes = given.filter((permiso) => wanted.includes(permiso))
  const no = given.filter((permiso) => !wanted.includes(permiso))
  return con(con(tree, yes, true), no, false)
}

/** Nothing at all, said of each permission: what is absent would be the tipo's default. */
export const ninguno: Permisos = con({}, PERMISOS, false)

/** Whether two trees give the same. */
export const iguales = (a: Permisos, b: Permisos) =>
  PERMISOS.every((permiso) => tiene(a, permiso) === tiene(b, permiso))
