import { z } from 'zod'
import { LISTAS } from './entidades.ts'
import { plain } from './text/index.ts'
import { texto } from './wire.ts'

/*
 * Each person's own views of a list, and how it looks to them (E-03, D57). A list has one pair of calls, which need the
 * list's own permission; a set of views is saved whole.
 */

export const VISTAS_MAX = 50
export const VISTA_NOMBRE_MAX = 60

/** The question of a list as its address writes it, without `?`; null: the one it begins with. */
const consulta = z
  .string({ error: 'Debe ser un texto' })
  .max(4000, { error: 'Admite como máximo 4000 caracteres' })
  .regex(/^[\w.~*+%=&-]*$/, { error: 'No es la consulta de una dirección' })
  .nullable()

/** The columns that a list shows, by id; null: those of the specification. */
const columnas = z
  .array(z.string({ error: 'Debe ser un texto' }).regex(/^[a-z_]{1,40}$/, { error: 'No es una columna' }), {
    error: 'Debe ser una lista',
  })
  .max(30, { error: 'Admite como máximo 30 columnas' })
  .nullable()

const siONo = z.boolean({ error: 'Debe ser true o false' })

/** A list's question and columns under a name; `inicio`: what one enters the list with. */
export const vista = z.object(
  {
    nombre: texto(VISTA_NOMBRE_MAX),
    consulta,
    columnas,
    inicio: siONo,
  },
  { error: 'Debe ser una vista' },
)

const vistas = z
  .array(vista, { error: 'Debe ser una lista' })
  .max(VISTAS_MAX, { error: `Admite como máximo ${VISTAS_MAX} vistas` })
  .refine((all) => new Set(all.map(({ nombre }) => plain(nombre))).size === all.length, {
    error: 'Ya hay una vista con ese nombre',
  })
  .refine((all) => all.filter(({ inicio }) => inicio).length <= 1, { error: 'Solo una puede ser el inicio' })

/** How a list looks to one person. */
const aspecto = { columnas, compacta: siONo }

/** Reading the views of a list, for those who may see it: an entity's calls add `access`. */
export const leerVistas = {
  extra: true,
  request: z.object({}),
  response: z.object({ vistas: z.array(vista), ...aspecto, version: z.number().int() }),
} as const

/** Saving them. Absent members keep their value; `version` is that of the views as they were read (D41). */
export const guardarVistas = {
  extra: true,
  audit: { accion: 'editar', entidad: 'vistas' },
  request: z.object({
    vistas: vistas.optional(),
    columnas: columnas.optional(),
    compacta: siONo.optional(),
    version: z
      .number({ error: 'Debe ser un número' })
      .int({ error: 'Debe ser un número entero' })
      .min(0, { error: 'Debe ser al menos 0' })
      .optional(),
  }),
  response: z.object({ version: z.number().int() }),
} as const

/**
 * In the session's answer: how this person's lists look and begin, and their views, so that a list shows them without a
 * call of its own; lists that they never changed are left out.
 */
export const aspectos = z.array(
  z.object({
    lista: z.enum(LISTAS),
    ...aspecto,
    inicio: vista.pick({ consulta: true, columnas: true }).nullable(),
    // An earlier api does not tell them.
    vistas: z.array(vista.omit({ inicio: true })).optional(),
  }),
)

export type Vista = z.output<typeof vista>
export type Vistas = z.output<typeof leerVistas.response>
export type CambioDeVistas = z.output<typeof guardarVistas.request>
export type Aspecto = z.output<typeof aspectos>[number]
