import { PERMISOS } from '@backoffice/shared/contract'
import type { TestApi } from '../api.ts'

/** The permissions of the specification (§6), written out. */
const SPECIFIED = [
  ...['clientes', 'asesorias'].flatMap((of) =>
    ['ver', 'agregar', 'editar', 'detalles'].map((p) => `${of}.${p}`),
  ),
  ...['ver', 'agregar', 'editar'].map((p) => `usuarios.${p}`),
  'configuracion.membresias.ver',
  'configuracion.perfil.ver',
]

/** Every permission there is: those of later entities, too. */
export const PERMISSIONS: readonly string[] = [...new Set([...SPECIFIED, ...PERMISOS])]

type Tree = { [key: string]: boolean | Tree }

/** A tree with exactly these permissions. */
export function treeOf(permissions: readonly string[]): Tree {
  const tree: Tree = {}
  for (const permission of PERMISSIONS) {
    const keys = permission.split('.')
    const last = keys.pop() as string
    let node = tree
    for (const key of keys) node = (node[key] ??= {}) as Tree
    node[last] = permissions.includes(permission)
  }
  return tree
}

/** Signs in people with some permissions; the same permissions give the same person. */
export class People {
  private readonly tokens = new Map<string, Promise<string>>()
  private readonly api: TestApi
  private readonly idLocatario: string

  constructor(api: TestApi, idLocatario: string) {
    this.api = api
    this.idLocatario = idLocatario
  }

  with(permissions: readonly string[]): Promise<string> {
    const key = [...permissions].sort().join()
    const known = this.tokens.get(key) ?? this.api.tokenWith(treeOf(permissions), this.idLocatario)
    this.tokens.set(key, known)
    return known
  }

  /** All permissions except these. */
  without = (permissions: readonly string[]) => this.with(PERMISSIONS.filter((p) => !permissions.includes(p)))
}
