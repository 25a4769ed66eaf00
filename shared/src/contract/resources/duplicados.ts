import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { type CampoCliente, nombresDeCampos } from '../campos/index.ts'
import { conMsg, id, instante, obligatorio, version } from '../wire.ts'
import { clienteEnLista } from './clientes.ts'

/*
 * Clients that may be one person, found among all of an office, and merged (E-12). A search goes over everybody and its
 * result is kept; a merge can be undone for some days.
 */

/** Why two clients may be one: fields that say the same; a name may only be similar. */
export const MOTIVOS_DE_PAR = ['curp', 'rfc', 'email', 'celular', 'nombre', 'nacimiento'] as const

/** How many days a merge can be undone, and how many clients are looked at within the call itself. */
export const DIAS_PARA_DESHACER = 30
export const CLIENTES_AL_MOMENTO = 10_000

/** The office's latest search, and how far it is. */
export const busquedaDuplicados = z.object({
  _id: id,
  estado: z.enum(['en_curso', 'terminada', 'detenida']),
  /** How many clients there were. */
  clientes: z.number().int(),
  /** Steps done, of how many. */
  avance: z.number().int(),
  pasos: z.number().int(),
  /** Few enough to look again whenever somebody asks. */
  al_momento: z.boolean(),
  creacion: instante,
  fin: instante.nullable(),
})

/** Clients that hang together, and what says so of each two of them: ids, the smaller first. */
export const grupoDuplicados = z.object({
  clientes: z.array(clienteEnLista.extend({ nacimiento: z.string().nullable(), rfc: z.string().nullable() })),
  pares: z.array(z.object({ ids: z.array(id), motivos: z.array(z.enum(MOTIVOS_DE_PAR)) })),
})

const persona = z.object({ _id: id, nombre: z.string() })

/** A merge: who stays, who went, and until when it can be undone. */
export const union = z.object({
  _id: id,
  queda: persona,
  va: persona,
  momento: instante,
  usuario: z.string(),
  /** null: it stands. */
  deshecha: instante.nullable(),
  vence: instante,
  /** It stands and has not expired. */
  se_deshace: z.boolean(),
})

const campo = z.enum(nombresDeCampos as [CampoCliente, ...CampoCliente[]], {
  error: 'No es un campo de un cliente',
})

const ids = z
  .array(id, { error: obligatorio('Debe ser una lista') })
  .min(2, { error: 'Deben ser al menos dos' })
  .max(20, { error: 'Son demasiados' })
  .refine((all) => new Set(all).size === all.length, { error: 'Uno se repite' })

const numero = (max: number) =>
  z
    .number({ error: 'Debe ser un número' })
    .int({ error: 'Debe ser un número entero' })
    .min(0, { error: 'Debe ser al menos 0' })
    .max(max, { error: `Debe ser como máximo ${max}` })
    .optional()

// Merging changes one client and deletes the other: both need the permission to edit (D18, D49).
const quien = { access: ['clientes.editar'], extra: true } as const

export const duplicadosCalls = {
  /** Begins a search, or tells of the one under way. Of a small office the answer has it done. */
  'POST /clientes/buscar_duplicados': {
    ...quien,
    audit: { accion: 'crear', entidad: 'busqueda_duplicados' },
    request: z.object({}),
    response: conMsg.extend({ busqueda: busquedaDuplicados }),
  },
  /** What was found, the likeliest first; `distintos`: what people said are not the same, the latest first. */
  'POST /clientes/duplicados': {
    ...quien,
    request: z.object({
      distintos: z.boolean({ error: 'Debe ser sí o no' }).optional(),
      pagina: numero(100_000),
      filas: numero(100),
    }),
    response: z.object({
      busqueda: busquedaDuplicados.nullable(),
      grupos: z.array(grupoDuplicados),
      total: z.number().int(),
    }),
  },
  /** `id` stays with its records and those of `id_otro`, which goes; `tomar`: the fields whose value is the other's. */
  'POST /clientes/unir': {
    ...quien,
    once: true,
    audit: { accion: 'editar', entidad: 'cliente' },
    request: z.object({
      id,
      version: version.optional(),
      id_otro: id,
      version_otro: version.optional(),
      tomar: z
        .array(campo, { error: 'Debe ser una lista' })
        .max(nombresDeCampos.length, { error: 'Son demasiados' })
        .optional(),
    }),
    response: conMsg.extend({ union }),
  },
  /** `conservados`: fields that somebody changed since the merge, which stay as they are. */
  'POST /clientes/deshacer_union': {
    ...quien,
    audit: { accion: 'editar', entidad: 'cliente' },
    request: z.object({ id }),
    response: conMsg.extend({ union, conservados: z.array(campo) }),
  },
  /** The latest 50, undone ones too. */
  'POST /clientes/uniones': {
    ...quien,
    request: z.object({}),
    response: z.object({ uniones: z.array(union) }),
  },
  /** Each two of them are different people. */
  'POST /clientes/marcar_distintos': {
    ...quien,
    audit: { accion: 'crear', entidad: 'pares_distintos' },
    request: z.object({ ids }),
    response: conMsg,
  },
  /** Takes that back of each two of them. */
  'POST /clientes/quitar_distintos': {
    ...quien,
    audit: { accion: 'eliminar', entidad: 'pares_distintos' },
    request: z.object({ ids }),
    response: conMsg,
  },
} satisfies CallsOf

export type BusquedaDuplicados = z.output<typeof busquedaDuplicados>
export type GrupoDuplicados = z.output<typeof grupoDuplicados>
export type MotivoDePar = (typeof MOTIVOS_DE_PAR)[number]
export type Union = z.output<typeof union>
