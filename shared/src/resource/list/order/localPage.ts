import type { ListQuery } from '../../types.ts'

/** Cuts a page from a whole, ordered list in memory; a page beyond the last one returns the last one. */
export function localPage<Fila>(
  rows: Fila[],
  { pagina, filas }: Pick<ListQuery<unknown>, 'pagina' | 'filas'>,
): { rows: Fila[]; pagina: number } {
  const last = Math.max(0, Math.ceil(rows.length / filas) - 1)
  const shown = Math.min(pagina, last)
  return { rows: rows.slice(shown * filas, (shown + 1) * filas), pagina: shown }
}
