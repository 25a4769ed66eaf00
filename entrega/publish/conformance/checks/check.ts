import type { Permisos } from '@backoffice/shared/contract'
import { inParallel } from '../../parallel.ts'
import type { PagePath } from '../paths.ts'
import type { Stage } from '../stage.ts'
import type { Finding, Subject } from '../../evidence/types.ts'
import type { Visitor } from '../visitor.ts'

/** What a check works with. */
export interface Scene {
  subject: Subject
  stage: Stage
  paths: PagePath[]
  /** Opens a separate browser for the check, and closes it afterwards. */
  visit<T>(act: (visitor: Visitor) => Promise<T>, permisos?: Permisos): Promise<T>
}

/** What a check says; the page is missing if it concerns all of them. */
export type Found = string | Omit<Finding, 'check'>

export type Check = (scene: Scene) => Promise<Found[]>

/** What a check finds on each page, in their order; a few pages at a time, because a check mostly waits for its page. */
export async function onEach({ paths }: Scene, look: (path: PagePath) => Promise<Found[]>): Promise<Found[]> {
  const found = await inParallel(
    paths,
    async (each) =>
      (await look(each)).map((said) => (typeof said === 'string' ? { path: each.path, detail: said } : said)),
    3,
  )
  return found.flat()
}
