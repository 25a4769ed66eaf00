import { z } from 'zod'
import { FatalError } from '../../fatal.ts'

/*
 * A backup file: one line that identifies it, then a gzip stream of frames. A frame is one byte (its kind), four bytes
 * (its length, big-endian) and its content, JSON except for data:
 * - header · for every table: table, data …, end · for every file: file, data …, end · trailer
 *
 * Table data is the output of COPY … TO STDOUT, in text format, UTF-8. The trailer has all totals and the sha-256 of
 * all frames before it, so that a truncated or altered file is recognized. An encrypted backup is an age file
 * (age-encryption.org/v1) around all of that: `age -d` turns it into a readable one.
 */

export const FORMAT = 1

/** Readable without unpacking, and before the version of the rest is known. */
export const firstLine = (format = FORMAT) => `backoffice-respaldo ${format}\n`

export const FRAME_MAX = 4 * 1024 * 1024

export const kinds = { header: 72, table: 84, file: 70, data: 68, end: 69, trailer: 90 } as const
export type Kind = keyof typeof kinds

const count = z.number().int().min(0)

export const header = z.object({
  creado: z.string(),
  version: z.string(),
  postgres: z.string(),
  /** The schema: every applied migration. */
  migraciones: z.array(z.object({ nombre: z.string(), huella: z.string() })).min(1),
  /** The current values of the sequences. */
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string(), usada: z.boolean() })),
})
export const table = z.object({ nombre: z.string(), columnas: z.array(z.string()).min(1) })
export const file = z.object({ clave: z.string().regex(/^[a-z]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/) })
/** Rows of a table, or bytes of a file. */
export const end = z.object({ cuenta: count })
export const trailer = z.object({
  tablas: z.record(z.string(), count),
  archivos: count,
  bytes: count,
  sha256: z.string(),
})

export type Header = z.output<typeof header>
export type Trailer = z.output<typeof trailer>

export const damaged = (cause?: unknown) =>
  new FatalError('El respaldo está incompleto o dañado: no se restauró nada.', { cause })

export const tooNew = () =>
  new FatalError('El respaldo es de una versión más nueva del programa: hay que actualizarlo primero.')

/** Parses a frame's content with its schema; a mismatch means that another program wrote it. */
export function read<T>(schema: z.ZodType<T>, content: Buffer): T {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')))
  } catch (error) {
    throw damaged(error)
  }
}
