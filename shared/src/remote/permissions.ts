import type { Permisos } from '../contract/index.ts'

/**
 * Whether the person has the permission (`clientes.ver`). A person without a permisos tree passes here; the server
 * decides (G-23).
 */
export function hasPermission(
  usuario: { permisos?: Permisos | undefined } | null,
  permission: string | undefined,
): boolean {
  const tree = usuario?.permisos
  if (permission === undefined || tree === undefined || tree === null) return true
  return Boolean(leafOf(tree, permission))
}

function leafOf(tree: Permisos, permission: string): boolean | Permisos | undefined {
  let node: boolean | Permisos | undefined = tree
  for (const key of permission.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined
    node = node[key]
  }
  return node
}
