import { isPlainServer, useAuth } from '../stores/auth'

/*
 * Whether a list is asked for its pages or for the whole of it, with the specification's members alone (D45). A server that
 * offers nothing beyond the plain contract is asked for the whole; any other one until a list is answered without `total`.
 */

type Manner = 'pages' | 'whole'

let learnt = new WeakMap<object, Manner>()

// Another session may be one of another server.
useAuth.subscribe(({ token }, before) => {
  if (token !== before.token) learnt = new WeakMap()
})

/** How to ask for this list. */
export const mannerOf = (definition: object): Manner =>
  learnt.get(definition) ?? (isPlainServer() ? 'whole' : 'pages')

/** What an answer tells of how to ask from now on. */
export const learnManner = (definition: object, { total }: { total?: number | undefined }): void =>
  void learnt.set(definition, total === undefined ? 'whole' : 'pages')
