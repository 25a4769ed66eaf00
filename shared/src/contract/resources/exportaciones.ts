import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { conMsg, id, instante, obligatorio } from '../wire.ts'

/*
 * Files of long lists, which the server prepares after its answer (E-13). They belong to the person who asked, who still
 * has to be allowed to export when the file is fetched.
 */

/** The list's name, as in `POST /<lista>/exportar`. */
const lista = z
  .string({ error: obligatorio('Debe ser un texto') })
  .regex(/^[a-z_]{1,40}$/, { error: 'No es una lista que se exporte' })

/** What its own call to export is asked; checked as that call does. */
const pregunta = z.record(z.string({ error: 'Debe ser un texto' }), z.unknown(), {
  error: obligatorio('Debe ser un objeto'),
})

export const exportacion = z.object({
  _id: id,
  lista: z.string(),
  formato: z.enum(['csv', 'xlsx']),
  /** `detenida`: the server ended it, for example because the person has lost the permission. */
  estado: z.enum(['en_curso', 'lista', 'cancelada', 'detenida']),
  /** Why it was ended; null: it was not. */
  motivo: z.string().nullable(),
  total: z.number().int(),
  /** How many rows are written. */
  avance: z.number().int(),
  /** The size of the file in bytes; null: not ready. */
  tamano: z.number().int().nullable(),
  creacion: instante,
  /** Until when the file is kept; null: not ready. */
  vence: instante.nullable(),
})

/** The permissions of which one lets somebody export some list; which list it is, is looked at, too. */
const access = [
  'clientes.ver',
  'clientes.detalles',
  'asesorias.ver',
  'usuarios.ver',
  'configuracion.membresias.ver',
  'auditoria.ver',
] as const

const pedido = z.object({ lista, pregunta })

export const exportacionesCalls = {
  /** How many rows a file would have, counted up to 200,000, and whether it is prepared while the person does other things. */
  'POST /exportaciones/medir': {
    access,
    extra: true,
    request: pedido,
    response: z.object({
      renglones: z.number().int(),
      exacto: z.boolean(),
      grande: z.boolean(),
      /** A large one that can be waited for all the same. */
      se_puede_esperar: z.boolean(),
      /** Whether a mail can tell that it is ready. */
      con_correo: z.boolean(),
    }),
  },
  'POST /exportaciones/preparar': {
    access,
    extra: true,
    once: true,
    audit: { accion: 'exportar', entidad: 'exportacion' },
    request: pedido,
    response: conMsg.extend({ exportacion }),
  },
  /** One's own, the newest first. */
  'POST /exportaciones/mias': {
    access: 'sesion',
    extra: true,
    request: z.object({}),
    response: z.object({ exportaciones: z.array(exportacion) }),
  },
  /** Stops one, or throws its file away. */
  'POST /exportaciones/quitar': {
    access: 'sesion',
    extra: true,
    audit: { accion: 'eliminar', entidad: 'exportacion' },
    request: z.object({ id }),
    response: conMsg,
  },
  /** The address of a ready file, valid for 60 s (D29). */
  'POST /exportaciones/descargar': {
    access,
    extra: true,
    request: z.object({ id }),
    response: z.object({ url: z.string() }),
  },
} satisfies CallsOf

export type Exportacion = z.output<typeof exportacion>
