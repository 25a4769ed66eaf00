import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { dia } from '../wire.ts'

/** How many years a period may span. */
export const REPORTE_ANOS = 5

const filaDeReporte = z.object({
  nombre: z.string(),
  /** For a chart, where the name is too long. */
  corto: z.string().nullable(),
  /** The days of the period that a month has; null: the row is not a month. */
  mes: z.object({ desde: dia, hasta: dia }).nullable(),
  valor: z.number(),
  /** The same in the period before; null: there is nothing to compare it with. */
  anterior: z.number().nullable(),
  /** The list of what was counted; null: there is no such list, or the caller may not open it. */
  ruta: z.string().nullable(),
  /** The same of the period before. */
  ruta_anterior: z.string().nullable(),
})

const tablaDeReporte = z.object({
  titulo: z.string(),
  /** The heading of the names. */
  columna: z.string(),
  filas: z.array(filaDeReporte),
})

/** One report: its total, where there is one, and the tables that divide it. */
const reporte = z.object({
  titulo: z.string(),
  /** What was counted, in a sentence. */
  nota: z.string(),
  unidad: z.enum(['dinero', 'numero']),
  total: filaDeReporte.nullable(),
  tablas: z.array(tablaDeReporte),
})

const periodo = z.object({ desde: dia, hasta: dia })

const last = ({ desde }: { desde: string }) => `${Number(desde.slice(0, 4)) + REPORTE_ANOS}${desde.slice(4)}`

/** The home's «Reportes» (E-18): the reports of what the caller may see; their titles and addresses come with them. */
export const reportesCalls = {
  'POST /reportes/consultar': {
    access: ['reportes.ver'],
    extra: true,
    request: periodo
      .refine(({ desde }) => desde >= '1900-01-01', { path: ['desde'], error: 'Debe ser de 1900 o después' })
      .refine(({ desde, hasta }) => hasta >= desde, {
        path: ['hasta'],
        error: 'No puede ser anterior al primer día',
      })
      .refine((asked) => asked.hasta < last(asked), {
        path: ['hasta'],
        error: `El periodo es de ${REPORTE_ANOS} años como máximo`,
      }),
    response: z.object({
      ...periodo.shape,
      /** The period that it is compared with. */
      anterior: periodo,
      reportes: z.array(reporte),
    }),
  },
} satisfies CallsOf

export type FilaDeReporte = z.output<typeof filaDeReporte>
export type TablaDeReporte = z.output<typeof tablaDeReporte>
export type Reporte = z.output<typeof reporte>
export type PeriodoDeReporte = z.output<typeof periodo>
