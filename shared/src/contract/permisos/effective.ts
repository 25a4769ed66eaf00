import { esDeUnAsesor, PERMISOS } from '../entidades.ts'
import type { Granted } from './covers.ts'
import type { Permisos } from '../resources/usuarios.ts'

/** Both are shown as Administrador (D3). */
export const isAdministrador = (tipo: number) => tipo === 0 || tipo === 7

/**
 * An Administrador has everything that is not stored as false; other users have what is stored or, without a stored
 * tree, an Asesor's defaults.
 */
export function grantedTo(tipo: number, stored: Permisos | null): Granted {
  const rest = isAdministrador(tipo)
  const tree = stored === null || stored === undefined ? (rest ? {} : asesorTree()) : copy(stored)
  return { tree, rest }
}

/** Whether a user has a permission, including those of future remotes. */
export function may(tipo: number, stored: Permisos | null, permiso: string): boolean {
  const { tree, rest } = grantedTo(tipo, stored)
  return read(tree, permiso) ?? rest
}

/**
 * A user's effective tree, with every permission of the product and those in `others`: the product's own come last, so
 * that no other entry can override them.
 */
export function effectivePermisos(
  tipo: number,
  stored: Permisos | null,
  others: readonly string[] = [],
): Permisos {
  const { tree, rest } = grantedTo(tipo, stored)
  const effective = copy(tree)
  for (const permiso of [...others, ...PERMISOS]) write(effective, permiso, read(tree, permiso) ?? rest)
  return effective
}

const asesorTree = (): Permisos => {
  const tree: Permisos = {}
  for (const permiso of PERMISOS.filter(esDeUnAsesor)) write(tree, permiso, true)
  return tree
}

function read(tree: Permisos, path: string): boolean | undefined {
  let node: Permisos | boolean | undefined = tree
  for (const key of path.split('.')) {
    if (typeof node === 'boolean') return node
    node = node && Object.hasOwn(node, key) ? node[key] : undefined
  }
  return typeof node === 'boolean' ? node : undefined
}

function write(tree: Permisos, path: string, value: boolean): void {
  const keys = path.split('.')
  const last = keys.pop() as string
  let node = tree
  for (const key of keys) {
    const next = Object.hasOwn(node, key) ? node[key] : undefined
    node = node[key] = typeof next === 'object' ? next : {}
  }
  node[last] = value
}

/** People may have edited the stored value by hand: only booleans and branches of them count. */
function copy(tree: Permisos): Permisos {
  const copied: Permisos = {}
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'boolean') copied[key] = value
    else if (isBranch(value)) copied[key] = copy(value)
  }
  return copied
}

const isBranch = (value: unknown): value is Permisos =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
