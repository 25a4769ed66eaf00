import { isPlainServer, useAuth } from '../../stores/auth.ts'

/*
 * Whether a list is asked for single pages or for the whole list with the specification's members alone (D45). A server
 * that offers nothing beyond the plain contract is asked for the whole list; any other server is asked for pages until
 * a list comes without `total`.
 */

export type Manner = 'pages' | 'whole'

let learnt = new WeakMap<object, Manner>()

// Another session may belong to another server.
useAuth.subscribe(({ token }, before) => {
  if (token !== before.token) learnt = new WeakMap()
})

/** How to ask for this list. */
export const mannerOf = (definition: object): Manner =>
  learnt.get(definition) ?? (isPlainServer() ? 'whole' : 'pages')

/** Learns from an answer how to query from now on. */
export const learnManner = (definition: object, { total }: { total?: number | undefined }): void =>
  void learnt.set(definition, total === undefined ? 'whole' : 'pages')
