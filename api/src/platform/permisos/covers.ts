import type { Permisos } from '@backoffice/shared/contract'
import type { Held } from './effective'

/**
 * Whether one user holds every permission that another holds (D22): those that either tree names, on any level, and all
 * that neither names, as an Administrador has the permissions of remotes that are yet to come.
 */
export const covers = (by: Held, other: Held): boolean => within(by.tree, by.rest, other.tree, other.rest)

/** A boolean holds for all that is below it; a branch for what it names, `rest` for the rest of it. */
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
