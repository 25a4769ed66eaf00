import { esDeUnAsesor, PERMISOS, type Permisos } from '../../../contract/index.ts'

/** A tree with every permission of the product (D22); without a stored one, those of the tipo. */
export const effective = (tipo: number, stored?: Permisos): Permisos =>
  PERMISOS.reduce(
    (tree, permiso) => put(tree, permiso.split('.'), tipo !== 1 || (!stored && esDeUnAsesor(permiso))),
    stored ?? {},
  )

/** Puts a value where a tree has none. */
function put(tree: Permisos | boolean, [key = '', ...below]: string[], value: boolean): Permisos {
  const node = typeof tree === 'boolean' ? tree : (tree[key] ?? (below.length > 0 ? {} : value))
  const rest = typeof tree === 'boolean' ? {} : tree
  return { ...rest, [key]: below.length > 0 ? put(node, below, value) : node }
}
