import type { Permisos } from '@backoffice/shared/contract'
import { inParallel } from '../../parallel.ts'
import type { PagePath } from '../paths.ts'
import type { Stage } from '../stage.ts'
import type { Finding, Subject } from '../types.ts'
import type { Visitor } from '../visitor.ts'

/** What a check works with. */
export interface Scene {
  subject: Subject
  stage: Stage
  paths: PagePath[]
  /** Opens a separate browser for the check, and closes it afterwards. */
  visit<T>(act: (visitor: Visitor) => Promise<T>, permisos?: Permisos): Promise<T>
}

export type Check = (scene: Scene) => Promise<Finding[]>

/**
 * What a check finds on each page, a few pages at a time, because a check mostly waits for its page. The findings are in
 * the order of the pages.
 */
export const onEach = async (
  { paths }: Scene,
  look: (path: PagePath) => Promise<Finding[]>,
): Promise<Finding[]> => (await inParallel(paths, look, 3)).flat()
