import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { dia, id } from '../wire.ts'

/** Each group of «Hoy» brings so many rows at most; `total` counts all of them. */
export const HOY_FILAS = 5

/** One thing to do today, and the page that opens it. */
const filaDeHoy = z.object({
  _id: id,
  titulo: z.string(),
  /** null: there is nothing to add, or the caller may not see it. */
  detalle: z.string().nullable(),
  /** The day that matters in it: when a task was due, when a membership ends. */
  dia: dia.nullable(),
  /** The page that opens it; null: the caller may not open it. */
  ruta: z.string().nullable(),
  celular: z.string().nullable(),
  email: z.string().nullable(),
})

/** The things under one title, the nearest first. */
export const grupoDeHoy = z.object({
  titulo: z.string(),
  /** In place of the rows when there are none. */
  vacio: z.string(),
  total: z.number(),
  /** The list of all of them; null: there is no such list. */
  ruta: z.string().nullable(),
  filas: z.array(filaDeHoy).max(HOY_FILAS),
})

/** One of a new office's first steps that is not done yet, and the pages where the caller may do it. */
export const pasoDeHoy = z.object({
  titulo: z.string(),
  detalle: z.string(),
  enlaces: z.array(z.object({ texto: z.string(), ruta: z.string() })),
})

/**
 * The home's «Hoy» (E-18): the groups of what the caller may see; their titles and addresses come with them. `pasos`: what a new
 * office has still to do, as far as the caller may do it.
 */
export const inicioCalls = {
  'POST /inicio/hoy': {
    access: 'sesion',
    extra: true,
    request: z.object({}),
    response: z.object({ dia, grupos: z.array(grupoDeHoy), pasos: z.array(pasoDeHoy) }),
  },
} satisfies CallsOf

export type FilaDeHoy = z.output<typeof filaDeHoy>
export type GrupoDeHoy = z.output<typeof grupoDeHoy>
export type PasoDeHoy = z.output<typeof pasoDeHoy>
