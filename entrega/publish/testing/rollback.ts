import { rollbackAll, type Options } from '../change/change.ts'
import type { Parts } from '../publish/publish.ts'

/** Rolls one app back, to its previous release or to the one named. */
export const rollback = (
  parts: Parts,
  app: string,
  { release, ...options }: Options & { release?: string | undefined } = {},
) => rollbackAll(parts, [{ app, release }], options)
