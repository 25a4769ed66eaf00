import type { TablaDeReporte } from '@backoffice/shared/contract'

/** So many bars have room, and so many rows are read at a glance. */
export const MOST = 12

/** Whether a table shows its first rows only; months are all shown. */
export const isCut = ({ filas }: TablaDeReporte): boolean =>
  filas.length > MOST && filas.every(({ mes }) => mes === null)

const heightOf = (tabla: TablaDeReporte) => (isCut(tabla) ? MOST : tabla.filas.length)

/** Side by side they leave no hole: both have a chart, or neither, and neither has many more rows. */
function areAlike(one: TablaDeReporte, other: TablaDeReporte): boolean {
  const [low = 0, high = 0] = [heightOf(one), heightOf(other)].sort((a, b) => a - b)
  return low > 1 ? high <= 3 * low : high <= 1
}

/** Which tables take the whole width; the others stand in pairs, made from the end, so that the first is the odd one. */
export function wideOnes(tablas: TablaDeReporte[]): Set<TablaDeReporte> {
  const wide = new Set<TablaDeReporte>()
  for (let n = tablas.length - 1; n >= 0; n--) {
    const [before, tabla] = [tablas[n - 1], tablas[n]]
    if (!tabla) continue
    if (before && areAlike(before, tabla)) n--
    else wide.add(tabla)
  }
  return wide
}
