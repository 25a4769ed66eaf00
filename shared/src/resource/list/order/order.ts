import { compareValues } from '../../../ui/list/sortRows.ts'
import { breathe } from './breathe.ts'
import type { ListDefinition, ListQuery } from '../../types.ts'

/* Orders a list that is whole in memory (a server without `total`), and cuts pages from it. */

type Valor<Fila, C extends string> = Pick<ListDefinition<Fila, never, C>, 'valor'>
type Order = Pick<ListQuery<unknown>, 'orden' | 'direccion'>

/** A row and its sort value, which is read once. */
interface Keyed<Fila> {
  row: Fila
  key: unknown
}

/** Orders the rows synchronously. */
export function ordered<Fila, C extends string>(
  definition: Valor<Fila, C>,
  rows: Fila[],
  order: Order,
): Fila[] {
  if (order.orden === null) return rows
  return rows
    .map(keyedBy(definition, order))
    .sort(comparing(order))
    .map(({ row }) => row)
}

/** This many rows are ordered within a few milliseconds. */
const RUN = 1_000

/**
 * The same for a long list, in slices between which the page can respond: sorts runs, then merges them two by two.
 * Rejects with the signal's reason when cancelled.
 */
export async function orderedInSlices<Fila, C extends string>(
  definition: Valor<Fila, C>,
  rows: Fila[],
  order: Order,
  signal: AbortSignal,
): Promise<Fila[]> {
  const pause = breathe(signal)
  const compare = comparing<Fila>(order)
  let runs: Keyed<Fila>[][] = []
  for (let at = 0; at < rows.length; at += RUN) {
    runs.push(
      rows
        .slice(at, at + RUN)
        .map(keyedBy(definition, order))
        .sort(compare),
    )
    await pause()
  }
  while (runs.length > 1) {
    const longer: Keyed<Fila>[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(await merged(runs[at] ?? [], runs[at + 1] ?? [], compare, pause))
    }
    runs = longer
  }
  // Work that fits into one slice never pauses, so check here: a cancelled result must not arrive after its
  // replacement.
  signal.throwIfAborted()
  return (runs[0] ?? []).map(({ row }) => row)
}

/** Merges two sorted runs; among equal rows, those of the first come first. */
async function merged<T>(
  a: T[],
  b: T[],
  compare: (a: T, b: T) => number,
  pause: () => Promise<void> | undefined,
): Promise<T[]> {
  const out: T[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    out.push(compare(a[i] as T, b[j] as T) <= 0 ? (a[i++] as T) : (b[j++] as T))
    if (out.length % RUN === 0) await pause()
  }
  return out.concat(a.slice(i), b.slice(j))
}

const keyedBy =
  <Fila, C extends string>({ valor }: Valor<Fila, C>, { orden }: Order) =>
  (row: Fila): Keyed<Fila> => ({
    row,
    key: valor ? valor(row, orden as C) : (row as Record<string, unknown>)[orden ?? ''],
  })

const comparing =
  <Fila>({ direccion }: Order) =>
  (a: Keyed<Fila>, b: Keyed<Fila>): number =>
    compareValues(a.key, b.key, direccion)

/** Cuts a page from the ordered list; a page beyond the last one returns the last one. */
export function localPage<Fila>(
  rows: Fila[],
  { pagina, filas }: Pick<ListQuery<unknown>, 'pagina' | 'filas'>,
): { rows: Fila[]; pagina: number } {
  const last = Math.max(0, Math.ceil(rows.length / filas) - 1)
  const shown = Math.min(pagina, last)
  return { rows: rows.slice(shown * filas, (shown + 1) * filas), pagina: shown }
}
