import { z } from 'zod'
import { id } from './wire.ts'

/** The largest page that a list call returns. */
export const FILAS_MAX = 500

// The cursor holds the last row's value in the ordering column: a client's full name can take 1,502 characters of 3
// bytes each.
const cursor = z
  .string({ error: 'Debe ser un texto' })
  .min(1, { error: 'No es un cursor de esta lista' })
  .max(8000, { error: 'No es un cursor de esta lista' })

/**
 * How a list call asks for one page. Without any of these members the server returns the whole list, as specified.
 * @param columns the columns that `orden` may name
 */
export const pageRequest = <const C extends readonly [string, ...string[]]>(columns: C) => ({
  filas: z
    .number({ error: 'Debe ser un número' })
    .int({ error: 'Debe ser un número entero' })
    .min(1, { error: 'Debe ser al menos 1' })
    .max(FILAS_MAX, { error: `Debe ser como máximo ${FILAS_MAX}` })
    .optional(),
  pagina: z
    .number({ error: 'Debe ser un número' })
    .int({ error: 'Debe ser un número entero' })
    .min(0, { error: 'Debe ser al menos 0' })
    .max(10_000_000, { error: 'Es demasiado grande' })
    .optional(),
  despues: cursor.optional(),
  antes: cursor.optional(),
  orden: z.enum(columns, { error: `Debe ser una de: ${columns.join(', ')}` }).optional(),
  direccion: z.enum(['asc', 'desc'], { error: 'Debe ser asc o desc' }).optional(),
})

/** Several of three choices; none means all. */
export const varios = <T extends z.ZodType>(choice: T) =>
  z
    .array(choice, { error: 'Debe ser una lista' })
    .max(3, { error: 'Admite como máximo tres' })
    .nullish()
    .transform((value) => value ?? [])

/** How many rows an export can name; all that match need no names. */
export const IDS_MAX = 10_000

/** Which rows of a list are exported, and in its order. */
export const exportRequest = <const C extends readonly [string, ...string[]]>(columns: C) => {
  const { orden, direccion } = pageRequest(columns)
  return {
    orden,
    direccion,
    /** Only these, as far as they match; beyond the specification, where `capacidades` names `exportar.ids` (D45). */
    ids: z
      .array(id, { error: 'Debe ser una lista' })
      .min(1, { error: 'Debe nombrar al menos uno' })
      .max(IDS_MAX, { error: `Admite como máximo ${IDS_MAX}` })
      .optional(),
    /** CSV when absent; beyond the specification, where `capacidades` names `exportar.xlsx` (D45). */
    formato: z.enum(['csv', 'xlsx'], { error: 'Debe ser csv o xlsx' }).optional(),
  }
}

/** A signed address, valid for 60 s (D29); null when there is no file. */
export const exportAnswer = z.object({ url: z.string() })

/**
 * What a list returns beside its rows. A server of the plain contract sends none of it (D38). `total` stops at 10,000;
 * `total_exacto` is false when there are at least that many.
 */
export const pageAnswer = {
  total: z.number().int().optional(),
  total_exacto: z.boolean().optional(),
  cursor_primero: z.string().nullish(),
  cursor_ultimo: z.string().nullish(),
}

/** Members that every row and detail carries. */
export const rowBase = { _id: id, version: z.number().int().optional() }
