import type { ListDefinition, ListQuery } from './types'

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

/** The page of a list that is whole in memory (a server without `total`): ordered and cut here. */
export function localPage<Fila, F, C extends string>(
  { valor }: Pick<ListDefinition<Fila, F, C>, 'valor'>,
  rows: Fila[],
  { orden, direccion, pagina, filas }: ListQuery<F>,
): { rows: Fila[]; pagina: number } {
  const last = Math.max(0, Math.ceil(rows.length / filas) - 1)
  const shown = Math.min(pagina, last)
  const read = (row: Fila): unknown =>
    valor ? valor(row, orden as C) : (row as Record<string, unknown>)[orden ?? '']
  const ordered =
    orden === null ? rows : rows.toSorted((a, b) => compare(read(a), read(b), direccion === 'desc'))
  return { rows: ordered.slice(shown * filas, (shown + 1) * filas), pagina: shown }
}

function compare(a: unknown, b: unknown, descending: boolean): number {
  const [aIsNothing, bIsNothing] = [isNothing(a), isNothing(b)]
  // What is empty stands last in either direction: nobody looks for it.
  if (aIsNothing || bIsNothing) return Number(aIsNothing) - Number(bIsNothing)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return descending ? -order : order
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
