import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { exportAnswer, exportRequest, pageAnswer, pageRequest } from '../list.ts'
import { diaOpcional, id, idOpcional, instante } from '../wire.ts'

/*
 * The office's audit on screen (E-14, D50): who did what, when, from where, and what a record said before and after.
 */

/** Newest first, unless a question says otherwise; there is no other order. */
export const COLUMNAS_BITACORA = ['momento'] as const

/** A word that the audit writes: `iniciar_sesion`, `cliente`. Releases to come may write others. */
const palabra = z
  .string({ error: 'Debe ser un texto' })
  .regex(/^[a-z_]{0,40}$/, { error: 'No es una palabra de la bitácora' })
  .nullish()
  .transform((value) => value || null)

/** The days are the office's, both included. */
export const filtroBitacora = z.object({
  usuario: idOpcional,
  accion: palabra,
  /** The kind of record. */
  entidad: palabra,
  /** One record, whatever its kind. */
  registro: idOpcional,
  desde: diaOpcional,
  hasta: diaOpcional,
})

/** A value of a field, shortened; anything that is no text, number or yes or no is its JSON. */
const valor = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** One thing that somebody did. */
export const entradaBitacora = z.object({
  _id: id,
  momento: instante,
  /** null: nobody was signed in, as at a failed sign-in with an unknown e-mail. */
  usuario: z.object({ _id: id, nombre: z.string() }).nullable(),
  accion: z.string(),
  entidad: z.string(),
  /** Which record; its name of now, null when it has none or was erased. */
  registro: z.object({ _id: id, nombre: z.string().nullable() }).nullable(),
  /** The address that it came from. */
  direccion: z.string(),
  /** The fields that it tells of, those that changed first; empty once a person's data were erased. */
  cambios: z.array(
    z.object({
      campo: z.string(),
      antes: valor,
      despues: valor,
      /** The names that what these ids mean has now; absent: the field is no reference, or nothing has that id. */
      antes_nombre: z.string().optional(),
      despues_nombre: z.string().optional(),
    }),
  ),
})

const { filas, pagina, orden, direccion } = pageRequest(COLUMNAS_BITACORA)

export const bitacoraCalls = {
  'POST /bitacora/listar': {
    access: ['auditoria.ver'],
    extra: true,
    request: filtroBitacora.extend({ filas, pagina, orden, direccion }),
    response: z.object({
      entradas: z.array(entradaBitacora),
      total: pageAnswer.total,
      total_exacto: pageAnswer.total_exacto,
    }),
  },
  'POST /bitacora/exportar': {
    access: ['auditoria.ver'],
    extra: true,
    audit: { accion: 'exportar', entidad: 'auditoria' },
    request: filtroBitacora.extend(exportRequest(COLUMNAS_BITACORA)),
    response: exportAnswer,
  },
} satisfies CallsOf

export type FiltroBitacora = z.output<typeof filtroBitacora>
export type EntradaBitacora = z.output<typeof entradaBitacora>
