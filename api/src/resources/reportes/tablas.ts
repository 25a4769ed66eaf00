import type { FilaDeReporte, TablaDeReporte } from '@backoffice/shared/contract'
import type { Contado, Par } from './contar.ts'
import { type Mes, monthsOf, startsAMonth } from './periodo.ts'
import type { Pregunta } from './reporte.ts'

/** A row of a table that is not a month's. */
export const fila = (
  nombre: string,
  { valor, anterior }: Par,
  ruta: string | null = null,
): FilaDeReporte => ({
  ...{ nombre, corto: null, mes: null, valor, anterior, ruta },
})

/** The months of the period, each with its counterpart if it has one. */
export const porMes = (
  titulo: string,
  { periodo }: Pregunta,
  { valor, anterior }: Contado['meses'],
  ruta: (mes: Mes) => string | null = () => null,
): TablaDeReporte => ({
  titulo,
  columna: 'Mes',
  filas: monthsOf(periodo).map((mes, n) => ({
    nombre: mes.nombre,
    corto: mes.corto,
    mes: { desde: mes.desde, hasta: mes.hasta },
    valor: valor[n] ?? 0,
    anterior: startsAMonth(periodo) ? (anterior[n] ?? 0) : null,
    ruta: ruta(mes),
  })),
})

const compare = new Intl.Collator('es').compare

/** The values of a column, the largest first. */
export const porColumna = (
  titulo: string,
  columna: string,
  pairs: Map<string | null, Par>,
  nombre: (clave: string | null) => string,
  ruta: (clave: string | null) => string | null = () => null,
): TablaDeReporte => ({
  titulo,
  columna,
  filas: [...pairs]
    .map(([clave, pair]) => fila(nombre(clave), pair, ruta(clave)))
    .sort(
      (a, b) => b.valor - a.valor || (b.anterior ?? 0) - (a.anterior ?? 0) || compare(a.nombre, b.nombre),
    ),
})

/** The few values that a column can have, all of them, in their own order. */
export const porOpcion = (
  titulo: string,
  columna: string,
  pairs: Map<string | null, Par>,
  opciones: Record<number, string>,
  ruta: (clave: string) => string | null = () => null,
): TablaDeReporte => ({
  titulo,
  columna,
  filas: Object.entries(opciones).map(([clave, nombre]) =>
    fila(nombre, pairs.get(clave) ?? { valor: 0, anterior: 0 }, ruta(clave)),
  ),
})
