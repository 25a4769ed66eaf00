import { z } from 'zod'
import { cleanLine, cleanLines } from './text/index.ts'

/*
 * The scalars of the wire. Requests are lenient in form (what is pasted along with a text, '' and null for empty) and
 * strict in meaning. A schema's output is what the database stores: '' for an empty text, null for any other empty value.
 */

// Control characters, and lone surrogates, which no database stores.
const CONTROL_EXCEPT_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n])*$/u
const CONTROL = /^[^\p{Cc}\p{Cs}]*$/u

// Invisible characters: spaces, zero-width and soft characters, fillers, the empty Braille cell. A text made only of
// these is empty; inside a text they may have a meaning (the joiners of emoji and of some scripts) and stay.
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u

/** Picks the sentence for a required value: one for a missing value (absent, null, ''), another for an invalid one. */
export const obligatorio =
  (sentence: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null || input === '' ? 'Es obligatorio' : sentence

const limpio = (max: number, clean: (text: string) => string, pattern: RegExp) =>
  z
    .string({ error: obligatorio('Debe ser un texto') })
    .max(max * 4, { error: `Admite como máximo ${max} caracteres`, abort: true })
    .overwrite(clean)
    .overwrite((value) => (INVISIBLE.test(value) ? '' : value))
    .max(max, { error: `Admite como máximo ${max} caracteres` })
    .regex(pattern, { error: 'Contiene caracteres no permitidos' })

const linea = (max: number) => limpio(max, cleanLine, CONTROL)

/** A required text of one line: clean, 1 to `max` characters. */
export const texto = (max = 500) => linea(max).min(1, { error: 'Es obligatorio' })

const nuloAVacio = (value: string | null | undefined) => (value === null ? '' : value)

/** Turns an empty value other than a text into null. */
export const vacioANulo = <T>(value: T) => (value === '' ? null : (value as Exclude<T, ''>))

/** An optional text of one line: '' and null become '', absent stays absent. */
export const textoOpcional = (max = 500) => linea(max).nullish().transform(nuloAVacio)

// Multipart forms send line breaks as CR LF (the HTML standard requires it), JSON sends LF: cleanLines makes them one.
const lineas = (max: number) => limpio(max, cleanLines, CONTROL_EXCEPT_LINES)

/** An optional text of several lines (descriptions): '' and null become '', absent stays absent. */
export const textoLargo = (max = 5000) => lineas(max).nullish().transform(nuloAVacio)

/** A required text of several lines: clean, 1 to `max` characters. */
export const textoLargoObligatorio = (max = 5000) => lineas(max).min(1, { error: 'Es obligatorio' })

/** A filter's text; '' means no filter. */
export const textoFiltro = linea(500)
  .nullish()
  .transform((value) => value ?? '')

/** A row's id: UUIDv7 as text, in lower case as the database writes it; capitals would compare as a different text. */
export const id = z.uuid({ error: obligatorio('No es un identificador válido') }).toLowerCase()

/** An optional id: '' and null become null. */
export const idOpcional = z
  .union([z.literal(''), id], { error: 'No es un identificador válido' })
  .nullish()
  .transform(vacioANulo)

const existeElDia = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A day of the calendar, `YYYY-MM-DD`, from year 1000 to 9999; no time zone ever shifts it (D20). */
export const dia = z
  .string({ error: obligatorio('Debe ser una fecha') })
  .regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: obligatorio('Debe ser una fecha AAAA-MM-DD'), abort: true })
  .refine(existeElDia, { error: 'Esa fecha no existe' })

/** An optional day: '' and null become null. */
export const diaOpcional = z
  .union([z.literal(''), dia], { error: 'Debe ser una fecha AAAA-MM-DD' })
  .nullish()
  .transform(vacioANulo)

const HORA = { error: 'Debe ser una hora HH:MM, de 00:00 a 23:59' }

/** An optional hour of a day, `HH:MM` of 24 hours by the office's clock (D20): '' and null become null. */
export const horaOpcional = z
  .union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, HORA)], HORA)
  .nullish()
  .transform(vacioANulo)

/** An instant, ISO 8601 in UTC. */
export const instante = z.iso.datetime()

const aDosDecimales = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4

/** Money: pesos with at most two decimals, |x| < 10¹². */
export const dinero = z
  .number({ error: obligatorio('Debe ser una cantidad') })
  .gt(-1e12, { error: 'La cantidad es demasiado grande' })
  .lt(1e12, { error: 'La cantidad es demasiado grande' })
  .refine(aDosDecimales, { error: 'Admite como máximo dos decimales' })

/** Money that can't be negative: prices and totals. */
export const dineroDesdeCero = dinero.min(0, { error: 'No puede ser menos de 0' })

/** Optional money: '' and null become null. */
export const dineroOpcional = z
  .union([z.literal(''), dinero], { error: 'Debe ser una cantidad con dos decimales como máximo' })
  .nullish()
  .transform(vacioANulo)

// Zod's own messages for a number out of range are in English.
const entero = z
  .number()
  .int({ error: 'Debe ser un número entero desde 0' })
  .min(0, { error: 'Debe ser un número entero desde 0' })
  .max(2_147_483_647, { error: 'El número es demasiado grande' })

/** An optional whole number from 0 to 2,147,483,647 (numero_empleados): '' and null become null. */
export const enteroOpcional = z
  .union([z.literal(''), entero], { error: 'Debe ser un número entero desde 0' })
  .nullish()
  .transform(vacioANulo)

/** The version of a row, for D41: a stale one gets a 409. Optional in writes. */
export const version = z
  .number({ error: 'Debe ser un número' })
  .int({ error: 'Debe ser un número entero' })
  .min(1, { error: 'Debe ser al menos 1' })
  .max(2_147_483_647, { error: 'Es demasiado grande' })

/** The same in a multipart body, where every value is a text. */
export const versionTexto = z
  .string({ error: 'Debe ser un número' })
  .regex(/^[1-9]\d{0,8}$/, { error: 'Debe ser un número entero desde 1' })
  .transform(Number)

/** The answer to most writes: a sentence for the person. */
export const conMsg = z.object({ msg: z.string() })

/** The body of every refusal (D24): a sentence and, for 400, the error of each field. */
export const refusal = z.object({
  msg: z.string(),
  campos: z.record(z.string(), z.string()).optional(),
  /** With a 409 about a version: who made the record what it is, and when (D41). */
  modificado_por: z.string().optional(),
  modificado_el: z.iso.datetime().optional(),
  /** With a 403: the office requires a second step, which has to be set up first (E-17). */
  motivo: z.literal('segundo_paso').optional(),
})
