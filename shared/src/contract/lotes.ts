import { z } from 'zod'
import type { CallsOf } from './call.ts'
import { LOTES, type Permiso } from './entidades.ts'
import { conMsg, id, instante, obligatorio, version } from './wire.ts'

/*
 * The same done to many rows of a list (D59). A batch goes on after its answer, in the server; it handles each row by
 * the rules of the call for one.
 */

/** How many rows a batch may have. */
export const LOTE_MAX = 10_000

/** How many rows can be named one by one; more are chosen by the list's filter. */
export const RENGLONES_MAX = 5_000

/** How many failures the answer tells. */
export const FALLAS_MAX = 500

const OBJETO = { error: 'Debe ser un objeto' }
const ENTERO = `Debe ser un entero de 1 a ${LOTE_MAX}`

const renglon = z.object({ id, version: version.optional() }, OBJETO)

/** Which rows: exactly one of these. */
const cuales = {
  /** A row that has another version by then fails. */
  renglones: z
    .array(renglon, { error: 'Debe ser una lista' })
    .min(1, { error: 'Debe nombrar al menos uno' })
    .max(RENGLONES_MAX, { error: `Admite como máximo ${RENGLONES_MAX}` })
    .optional(),
  /** The rows that a batch of one's own deleted, moved or extended, to undo it. */
  id_lote: id.optional(),
  /** With `filtro`: how many the person confirmed. If another number matches by then, nothing is done (409). */
  esperados: z.int({ error: ENTERO }).min(1, { error: ENTERO }).max(LOTE_MAX, { error: ENTERO }).optional(),
}

const ACCIONES = ['eliminar', 'restaurar', 'asignar', 'finalizar', 'mover', 'extender'] as const

/** A batch and how far it is. */
export const lote = z.object({
  _id: id,
  lista: z.enum(Object.keys(LOTES) as [keyof typeof LOTES]),
  accion: z.enum(ACCIONES),
  /** `detenido`: the server ended it, for example because the person has lost the permission. */
  estado: z.enum(['en_curso', 'terminado', 'cancelado', 'detenido']),
  /** Why it was ended; null: it was not. */
  motivo: z.string().nullable(),
  total: z.number().int(),
  hechos: z.number().int(),
  fallidos: z.number().int(),
  creacion: instante,
  fin: instante.nullable(),
})

/** A row that was not done, and why; `nombre` is null where nobody has it or the person may not see it. */
export const falla = z.object({ _id: id, nombre: z.string().nullable(), motivo: z.string() })

/**
 * Beginning a batch over a list: an entity's calls add `access`.
 * @param filtro the list's filter: all rows that match, 10,000 at most
 * @param datos what its actions need besides
 */
export const crearLote = <
  const A extends readonly [Accion, ...Accion[]],
  F extends z.ZodRawShape,
  D extends z.ZodRawShape = Record<never, never>,
>(
  acciones: A,
  filtro: z.ZodObject<F>,
  datos: D = {} as D,
) =>
  ({
    extra: true,
    once: true,
    audit: { accion: 'crear', entidad: 'lote' },
    request: z.object({
      accion: z.enum(acciones, { error: obligatorio(`Debe ser una de: ${acciones.join(', ')}`) }),
      ...cuales,
      filtro: z.object(filtro.shape, OBJETO).optional(),
      ...datos,
    }),
    response: conMsg.extend({ lote }),
  }) as const

type Accion = (typeof ACCIONES)[number]

const access = [...new Set<Permiso>(Object.values(LOTES))] as [Permiso, ...Permiso[]]

export const lotesCalls = {
  /** One of one's own, with the first 500 rows that failed. */
  'POST /lotes/ver': {
    access,
    extra: true,
    request: z.object({ id }),
    response: z.object({ lote, fallas: z.array(falla) }),
  },
  /** What is done stays done; one that has ended stays as it is. */
  'POST /lotes/cancelar': {
    access,
    extra: true,
    audit: { accion: 'editar', entidad: 'lote' },
    request: z.object({ id }),
    response: conMsg.extend({ lote }),
  },
  /** One's own that are going on, the newest first, 20 at most. */
  'POST /lotes/mios': {
    access,
    extra: true,
    request: z.object({}),
    response: z.object({ lotes: z.array(lote) }),
  },
} satisfies CallsOf

export type Lote = z.output<typeof lote>
export type FallaLote = z.output<typeof falla>
