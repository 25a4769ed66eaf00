import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import type { Cut } from './cursor.ts'
import {
  type Condition,
  type ListSpec,
  type PageOfIds,
  type PageQuestion,
  readBatch,
  readPage,
} from './page.ts'

/** What a list may be asked beside its filters. */
export interface Question<C extends string> extends PageQuestion<C> {
  /** Only these, of those that match. */
  ids?: string[] | undefined
  /** The deleted rows instead of the current ones. */
  eliminados?: boolean | null | undefined
}

/** Finds up to `filas` rows after the previous batch's cut; the last batch has no cut. */
export type Batch<Q> = (
  tx: Tx,
  who: Session,
  question: Q,
  cut: Cut | null,
  filas: number,
) => Promise<{ ids: string[]; cut: Cut | null }>

/** How a list finds its rows, whatever asks for them: its page, its export, its batches of changes. */
export interface List<Q, A = PageOfIds['answer']> {
  /** Throws the Refusal of a question that this session may not ask, although it may read the list. */
  refuses?: (who: Session, question: Q) => void
  page: (tx: Tx, who: Session, question: Q) => Promise<{ ids: string[]; answer: A }>
  batch: Batch<Q>
}

/** A list that the function `buscar` reads, whose filters come to these conditions. */
export function searched<F, C extends string>(
  spec: ListSpec<C>,
  conditions: (filtro: F) => Condition[],
): List<F & Question<C>> {
  const all = (question: F & Question<C>): [ListSpec<C | 'eliminado_el'>, Condition[]] => {
    const { ids, eliminados } = question
    const more: (Condition | false)[] = [
      !!ids && { op: 'alguno', columna: '_id', valor: ids },
      !!eliminados && { op: 'eliminados' },
    ]
    return [
      eliminados ? byDeletion(spec) : (spec as ListSpec<C | 'eliminado_el'>),
      [...conditions(question), ...more.filter((condition) => condition !== false)],
    ]
  }
  return {
    page: (tx, _who, question) => readPage(tx, ...all(question), question),
    batch: (tx, _who, question, cut, filas) => readBatch(tx, ...all(question), cut, filas, question),
  }
}

/** Its own orders, and by default that of the deletion. */
const byDeletion = <C extends string>(spec: ListSpec<C>): ListSpec<C | 'eliminado_el'> => ({
  tabla: spec.tabla,
  columnas: { ...spec.columnas, eliminado_el: 'instante' } as Record<C | 'eliminado_el', 'instante'>,
  por: { ...spec.por, eliminado_el: 'eliminacion' } as Record<C | 'eliminado_el', string>,
  porDefecto: { orden: 'eliminado_el', direccion: 'desc' },
})
