import { type Encontrado, wordsOf } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inOrder } from '../../platform/lists/in-order.ts'
import { readBatch } from '../../platform/lists/page.ts'
import type { AnyGroup } from './group.ts'

const AT_MOST = 5

/** What the search box shows for a text: at most five of each group that the person may see, the newest first. */
export async function findEverywhere(
  tx: Tx,
  { idLocatario, may }: Session,
  groups: readonly AnyGroup[],
  texto: string,
): Promise<Encontrado> {
  const found: Record<string, unknown[]> = {}
  for (const group of groups) {
    const ids = group.access.some(may) ? await newest(tx, idLocatario, group, texto) : []
    const rows = ids.length > 0 ? await group.rows(tx, idLocatario, ids) : []
    found[group.grupo] = inOrder<{ _id: string }>(ids, rows)
  }
  return found as Encontrado
}

/** The ids of the newest rows that meet one of the alternatives, the first ones first. */
async function newest(tx: Tx, idLocatario: string, group: AnyGroup, texto: string): Promise<string[]> {
  const words = wordsOf(texto)
  if (words.length === 0) return []
  if ('newest' in group) return group.newest(tx, idLocatario, words, AT_MOST)
  const { spec, alternatives } = group
  const found = new Set<string>()
  for (const conditions of alternatives(texto)) {
    if (found.size >= AT_MOST) break
    const { ids } = await readBatch(tx, spec, [...conditions, { op: 'pocos' }], null, AT_MOST)
    for (const id of ids) found.add(id)
  }
  return [...found].slice(0, AT_MOST)
}
