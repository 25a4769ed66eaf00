import { createHash } from 'node:crypto'

/** The file in which a store says which registry and which page its last command derived. */
export const derivedFile = '.gateway'

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The checksums of registry and page, as `sha256sum --check` reads them. */
export const describeDerived = (registry: Buffer, page: Buffer): string =>
  `${sum(page)}  index.html\n${sum(registry)}  remotes.json\n`

/** Whether these are the registry and the page that the last command derived, and not edited or half written. */
export const isDerived = (described: string, registry: Buffer, page: Buffer): boolean =>
  // Commands of earlier versions also wrote comments, for a server that parsed neither JSON nor HTML.
  described.replace(/^#.*\n/gm, '') === describeDerived(registry, page)
