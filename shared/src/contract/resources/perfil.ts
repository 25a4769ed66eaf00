import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { archivo } from './archivos.ts'
import { tipoAsesoria } from './asesorias.ts'
import { cliente } from './clientes.ts'
import { contratacion, statusContratacion } from './contrataciones.ts'
import { exportAnswer } from '../list.ts'
import { dia, id, instante } from '../wire.ts'

/** History status: 0 Pendiente, 1 Activa, 2 Finalizada (D13); it differs from the list's. */
export const statusHistorial = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** An advisory in a client's history. */
export const asesoriaHistorial = z.object({
  _id: id.optional(),
  tipo: tipoAsesoria,
  /** The advisor's full name. */
  asesor: z.string(),
  motivo: z.string().optional(),
  fecha_inicio: dia,
  fecha_fin: dia.nullable(),
  status: statusHistorial,
})

const personal = {
  nombre: true,
  apellido_paterno: true,
  apellido_materno: true,
  nacimiento: true,
  celular: true,
  email: true,
  creacion: true,
} as const

const notShown = {
  _id: true,
  version: true,
  status: true,
  eliminado_el: true,
  eliminado_por: true,
} as const

/** What the profile shows of a client (specification §3): `cliente` in the answer of /clientes/perfil. */
export const perfilCliente = z.object({
  _id: id.optional(),
  version: z.number().int().optional(),
  indicadores_generales: z.object({
    asesorias_totales: z.number().int(),
    asesorias_pendientes: z.number().int(),
    asesorias_finalizadas: z.number().int(),
    /** The most recent purchase, null if there is none (D14). */
    membresia_actual: z.object({ nombre: z.string(), status: statusContratacion }).nullable(),
  }),
  /** The newest note and the next open task, shortened, for those who may read them (D64); beyond the specification. */
  al_dia: z
    .object({
      nota: z.object({ texto: z.string(), creacion: instante }).nullable(),
      tarea: z.object({ texto: z.string(), vence: dia.nullable(), responsable: z.string() }).nullable(),
    })
    .optional(),
  informacion_personal: cliente.pick(personal),
  /** The rest of a client's fields. */
  informacion_empresarial: cliente.omit({ ...personal, ...notShown }).extend({
    /** The catalogue names, beyond the specification; without them the screen reads the catalogues. */
    regimen_fiscal_nombre: z.string().nullish(),
    giro_nombre: z.string().nullish(),
  }),
  /** Newest first, like the two histories below. */
  archivos: z.array(archivo),
  asesorias: z.array(asesoriaHistorial),
  contrataciones: z.array(contratacion),
})

export const perfilCalls = {
  'POST /clientes/perfil': {
    request: z.object({ id }),
    /** `unido_en`: the id that was asked for was merged into this client (E-12). */
    response: z.object({ cliente: perfilCliente, unido_en: id.optional() }),
    access: ['clientes.detalles', 'asesorias.detalles'],
  },
  /** All of a client as a ZIP (E-13): what is known of them, and their files. */
  'POST /clientes/exportar_expediente': {
    access: ['clientes.detalles'],
    extra: true,
    audit: { accion: 'exportar', entidad: 'cliente' },
    request: z.object({ id }),
    response: exportAnswer,
  },
} satisfies CallsOf

export type AsesoriaHistorial = z.output<typeof asesoriaHistorial>
export type PerfilCliente = z.output<typeof perfilCliente>
