import { may, type Permisos } from '@backoffice/shared/contract'
import { PERMISOS } from '@backoffice/shared/contract'

export type Holder = [tipo: number, permisos: Permisos | null]

/** The reference: asks for each permission in the product or in one of the trees, and for some that nobody names. */
export function mayAllThat(editor: Holder, other: Holder): boolean {
  const named = [...PERMISOS, ...pathsIn(editor[1]), ...pathsIn(other[1]), 'otra']
  const paths = named.flatMap((path) => [path, `${path}.otra`])
  return paths.every((path) => !may(...other, path) || may(...editor, path))
}

/** Every branch and leaf of a tree. */
function pathsIn(tree: Permisos | null, above = ''): string[] {
  return Object.entries(tree ?? {}).flatMap(([key, value]) =>
    typeof value === 'boolean' ? [above + key] : [above + key, ...pathsIn(value, `${above}${key}.`)],
  )
}

/** Random users, the same for the same seed: their trees share a few keys, so that they often overlap. */
export function randomHolder(seed: number): () => Holder {
  let state = seed | 0
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const tree = (keys: string[], granted: number, levels: number): Permisos => {
    const made: Permisos = {}
    for (const key of keys) {
      if (random() < 0.5) continue
      const leaf = levels === 0 || random() < 0.3
      made[key] = leaf ? random() < granted : tree(['ver', 'editar', 'perfil', 'todo'], granted, levels - 1)
    }
    return made
  }
  return () => {
    const tipo = random() < 0.4 ? 0 : 1
    if (random() < 0.2) return [tipo, null]
    return [
      tipo,
      tree(['clientes', 'usuarios', 'configuracion', 'inventario'], random() < 0.5 ? 0.9 : 0.2, 2),
    ]
  }
}
