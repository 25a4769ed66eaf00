import type { Access, Encontrado } from '@backoffice/shared/contract'
import type { Tx } from '../../platform/database/database.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'

/** One group of what the search box finds; the resource that has its rows declares it (`buscador.ts`). */
export type Group<G extends keyof Encontrado> = (OfList | Newest) & {
  grupo: G
  /** Who may list them. */
  access: Exclude<Access, string>
  rows: (tx: Tx, idLocatario: string, ids: string[]) => Promise<Encontrado[G]>
}

interface OfList {
  spec: ListSpec
  /**
   * What the text of the search box means: a list of alternatives, tried in order until there are enough rows.
   * PostgreSQL can't combine conditions of different indexes with «or» as fast.
   */
  alternatives: (text: string) => Condition[][]
}

/** What is no list of its own finds its ids itself, in bounded time. */
interface Newest {
  newest: (tx: Tx, idLocatario: string, words: string[], atMost: number) => Promise<string[]>
}

export type AnyGroup = { [G in keyof Encontrado]: Group<G> }[keyof Encontrado]
