import type { CallName } from '@backoffice/shared/contract'

/** How one of an entity is made: its call answers `_id`. */
export interface Recipe {
  create: CallName
  /** A good request; the text in its name shows whose it is. */
  body: (marca: string) => object
}
