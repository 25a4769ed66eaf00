import type { FilaDeReporte, PeriodoDeReporte as Periodo, TablaDeReporte } from '@backoffice/shared/contract'
import type { Contado, Par } from './contar.ts'
import { monthsOf, startsAMonth } from './periodo.ts'
import type { Pregunta } from './reporte.ts'

/** The list of what was counted in a period; null: the caller may not open it. */
type Ruta = (periodo: Periodo) => string | null

/** A row of a table that is not a month's. */
export const fila = (
  { periodo, anterior: was }: Pregunta,
  nombre: string,
  { valor, anterior }: Par,
  ruta: Ruta,
): FilaDeReporte => ({
  ...{ nombre, corto: null, mes: null, valor, anterior, ruta: ruta(periodo), ruta_anterior: ruta(was) },
})

/** The months of the period, each with its counterpart if it has one. */
export function porMes(
  titulo: string,
  { periodo, anterior: was }: Pregunta,
  { valor, anterior }: Contado['meses'],
  ruta: Ruta,
): TablaDeReporte {
  const former = startsAMonth(periodo) ? monthsOf(was) : null
  const filas = monthsOf(periodo).map(({ desde, hasta, nombre, corto }, n) => {
    const mes = { desde, hasta }
    const counterpart = former?.[n]
    return {
      ...{ nombre, corto, mes, valor: valor[n] ?? 0, anterior: former && (anterior[n] ?? 0) },
      ...{ ruta: ruta(mes), ruta_anterior: counterpart ? ruta(counterpart) : null },
    }
  })
  return { titulo, columna: 'Mes', filas }
}

const compare = new Intl.Collator('es').compare

interface Columna {
  titulo: string
  columna: string
  pares: Map<string | null, Par>
}

/** The values of a column, the largest first. */
export const porColumna = (
  pregunta: Pregunta,
  { titulo, columna, pares }: Columna,
  nombre: (clave: string | null) => string,
  ruta: (periodo: Periodo, clave: string | null) => string | null,
): TablaDeReporte => ({
  titulo,
  columna,
  filas: [...pares]
    .map(([clave, par]) => fila(pregunta, nombre(clave), par, (periodo) => ruta(periodo, clave)))
    .sort(
      (a, b) => b.valor - a.valor || (b.anterior ?? 0) - (a.anterior ?? 0) || compare(a.nombre, b.nombre),
    ),
})

/** The few values that a column can have, all of them, in their own order. */
export const porOpcion = (
  pregunta: Pregunta,
  { titulo, columna, pares }: Columna,
  opciones: Record<number, string>,
  ruta: (periodo: Periodo, clave: string) => string | null,
): TablaDeReporte => ({
  titulo,
  columna,
  filas: Object.entries(opciones).map(([clave, nombre]) =>
    fila(pregunta, nombre, pares.get(clave) ?? { valor: 0, anterior: 0 }, (periodo) => ruta(periodo, clave)),
  ),
})
