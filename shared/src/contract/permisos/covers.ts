import type { Permisos } from '../resources/usuarios.ts'

/** A user's complete permissions (D22): a tree, and the value for every permission outside it. */
export interface Granted {
  tree: Permisos
  rest: boolean
}

/**
 * Whether one user has every permission of another (D22): those in either tree, at any level, and all others, because
 * an Administrador also has the permissions of future remotes.
 */
export const covers = (by: Granted, other: Granted): boolean =>
  within(by.tree, by.rest, other.tree, other.rest)

/** A boolean applies to everything below it; a branch to its own entries, with `rest` for all others. */
type Node = Permisos | boolean

function within(by: Node, byRest: boolean, other: Node, otherRest: boolean): boolean {
  const unnamed = (node: Node, rest: boolean) => (typeof node === 'boolean' ? node : rest)
  const below = (node: Node, rest: boolean, key: string): Node => {
    if (typeof node === 'boolean') return node
    return (Object.hasOwn(node, key) ? node[key] : undefined) ?? rest
  }
  if (unnamed(other, otherRest) && !unnamed(by, byRest)) return false
  return [...new Set([...namesIn(by), ...namesIn(other)])].every((key) =>
    within(below(by, byRest, key), byRest, below(other, otherRest, key), otherRest),
  )
}

const namesIn = (node: Node) => (typeof node === 'boolean' ? [] : Object.keys(node))
