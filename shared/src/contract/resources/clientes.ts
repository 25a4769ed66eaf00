import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { camposPorClase, SIN_GIRO } from '../campos/index.ts'
import { statusContratacion } from './contrataciones.ts'
import { eliminacion, eliminado, eliminados, restaurar } from '../eliminados.ts'
import { LOTES } from '../entidades.ts'
import { exportAnswer, exportRequest, pageAnswer, pageRequest, rowBase } from '../list.ts'
import { crearLote } from '../lotes.ts'
import { guardarVistas, leerVistas } from '../vistas.ts'
import {
  conMsg,
  diaOpcional,
  dineroOpcional,
  enteroOpcional,
  id,
  idOpcional,
  instante,
  texto,
  textoFiltro,
  textoOpcional,
  vacioANulo,
  version,
} from '../wire.ts'

/** 0 Física, 1 Moral. */
export const tipoPersona = z.union([z.literal(0), z.literal(1)], { error: 'Debe ser 0 o 1' })

/** The same, optional: '' and null become null. */
export const tipoPersonaOpcional = z
  .union([z.literal(''), tipoPersona], { error: 'Debe ser 0 o 1' })
  .nullish()
  .transform(vacioANulo)

const nullableText = z.string().nullable()

/** How a field of each kind is sent, and how it is answered. */
const sent = {
  texto: textoOpcional(),
  telefono: textoOpcional(),
  correo: textoOpcional(),
  sitio: textoOpcional(),
  dia: diaOpcional,
  entero: enteroOpcional,
  monto: dineroOpcional,
  tipo_persona: tipoPersonaOpcional,
  regimen: idOpcional,
  giro: idOpcional,
}
const answered = {
  texto: nullableText,
  telefono: nullableText,
  correo: nullableText,
  sitio: nullableText,
  dia: nullableText,
  entero: z.number().int().nullable(),
  monto: z.number().nullable(),
  tipo_persona: tipoPersona.nullable(),
  regimen: id.nullable(),
  giro: id.nullable(),
}

/** The fields of the form (F-02, F-03). Only `nombre` is required. */
export const clienteCampos = z.object({ ...camposPorClase(sent), nombre: texto() })

/** A client as the server returns it. */
export const cliente = z.object({
  ...rowBase,
  ...camposPorClase(answered),
  nombre: z.string(),
  creacion: instante,
  status: z.literal(0),
  ...eliminacion,
})

/** A row of the list: only what its columns show. */
export const clienteFila = cliente.pick({
  _id: true,
  version: true,
  nombre: true,
  apellido_paterno: true,
  apellido_materno: true,
  celular: true,
  email: true,
  eliminado_el: true,
  eliminado_por: true,
})

/** The same in the list, with the columns that were asked for. */
export const clienteEnLista = clienteFila.extend({
  rfc: nullableText.optional(),
  creacion: instante.optional(),
  empresa: nullableText.optional(),
  /** The purchase made last (D14): its plan, its last day and its status; null: none. */
  membresia: z
    .object({ nombre: z.string(), fecha_fin: z.string(), status: statusContratacion })
    .nullable()
    .optional(),
  /** The day of the latest advisory until today; null: none. */
  ultima_asesoria: nullableText.optional(),
})

/** What a row of the list carries beyond its columns, when the question asks for it (E-03). */
export const COLUMNAS_EXTRA_CLIENTES = ['rfc', 'membresia', 'creacion', 'empresa', 'ultima_asesoria'] as const

const columnasExtra = z
  .array(
    z.enum(COLUMNAS_EXTRA_CLIENTES, { error: `Debe ser una de: ${COLUMNAS_EXTRA_CLIENTES.join(', ')}` }),
    { error: 'Debe ser una lista' },
  )
  .max(COLUMNAS_EXTRA_CLIENTES.length, { error: 'Son demasiadas' })
  .optional()

export const COLUMNAS_CLIENTES = [
  'nombre',
  'apellido_paterno',
  'apellido_materno',
  'celular',
  'email',
  'creacion',
  // Beyond the specification, with `sin_venir_desde`: offered as `clientes.ultima_asesoria`, to who may see a profile.
  'ultima_asesoria',
] as const

export const filtroClientes = z.object({
  nombre: textoFiltro,
  apellido_paterno: textoFiltro,
  apellido_materno: textoFiltro,
  celular: textoFiltro,
  email: textoFiltro,
  /** Without an advisory from this day to today; those who have never come, too. */
  sin_venir_desde: diaOpcional,
  /** What the search box finds with it by name, phone, e-mail or RFC, and by company; offered as `listar.texto` (D45). */
  texto: textoFiltro.optional(),
  empresa: textoFiltro.optional(),
  /** Registered on these days of the office, both included; with `giro`, offered as `clientes.registro` (E-18). */
  registro_desde: diaOpcional,
  registro_hasta: diaOpcional,
  /** Of one activity, or of none; what a profile shows, whose permission it needs. */
  giro: z
    .union([z.literal(''), z.literal(SIN_GIRO), id], { error: 'No es un identificador válido' })
    .nullish()
    .transform(vacioANulo),
})

/** A possible duplicate, and the fields that match. */
export const posibleDuplicado = clienteFila.extend({
  motivos: z.array(z.enum(['nombre', 'email', 'celular', 'rfc', 'curp'])),
})

/** What the search box finds: clients, and clients by the name of their company, legal or commercial. */
export const clientesEncontrados = {
  clientes: z.array(
    z.object({
      _id: id,
      nombre: z.string(),
      empresa: nullableText,
      celular: nullableText,
      email: nullableText,
    }),
  ),
  empresas: z.array(z.object({ _id: id, nombre: z.string(), cliente: z.string() })),
}

export const clientesCalls = {
  'POST /clientes/listar': {
    access: ['clientes.ver'],
    audit: { accion: 'listar', entidad: 'cliente' },
    request: filtroClientes.extend({
      ...pageRequest(COLUMNAS_CLIENTES),
      eliminados,
      columnas: columnasExtra,
    }),
    response: z.object({ clientes: z.array(clienteEnLista), ...pageAnswer }),
  },
  'POST /clientes/crear': {
    access: ['clientes.agregar'],
    once: true,
    audit: { accion: 'crear', entidad: 'cliente' },
    request: clienteCampos,
    /** `_id` is beyond the specification: the plain contract returns msg alone. */
    response: conMsg.extend({ _id: id.optional() }),
  },
  'POST /clientes/editar': {
    access: ['clientes.editar'],
    audit: { accion: 'editar', entidad: 'cliente' },
    /** Absent members keep their value; '' and null clear a field. */
    request: clienteCampos.partial({ nombre: true }).extend({ id, version: version.optional() }),
    response: conMsg,
  },
  /** At most 50, ordered by name; none if both texts are empty. */
  'POST /clientes/listar_avanzado': {
    access: ['clientes.ver', 'asesorias.agregar'],
    request: z.object({ cliente: textoFiltro, empresa: textoFiltro }),
    response: z.object({ clientes: z.array(clienteFila) }),
  },
  /** At most 5, the likeliest first; `id` is the client being edited, which is excluded. */
  'POST /clientes/posibles_duplicados': {
    access: ['clientes.agregar', 'clientes.editar'],
    extra: true,
    request: z.object({
      nombre: textoFiltro,
      apellido_paterno: textoFiltro,
      apellido_materno: textoFiltro,
      email: textoFiltro,
      celular: textoFiltro,
      rfc: textoFiltro,
      curp: textoFiltro,
      id: idOpcional,
    }),
    response: z.object({ clientes: z.array(posibleDuplicado) }),
  },
  'POST /clientes/exportar': {
    access: ['clientes.ver'],
    extra: true,
    audit: { accion: 'exportar', entidad: 'cliente' },
    request: filtroClientes.extend(exportRequest(COLUMNAS_CLIENTES)),
    response: exportAnswer,
  },
  'POST /clientes/detalles': {
    access: ['clientes.detalles', 'clientes.editar', 'asesorias.agregar'],
    request: z.object({ id, eliminado }),
    /** `unido_en`: the id that was asked for was merged into this client (E-12). */
    response: z.object({ cliente, unido_en: id.optional() }),
  },
  'POST /clientes/eliminar': {
    access: ['clientes.editar'],
    audit: { accion: 'eliminar', entidad: 'cliente' },
    request: z.object({ id, version: version.optional() }),
    response: conMsg,
  },
  'POST /clientes/restaurar': {
    ...restaurar,
    access: ['clientes.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'cliente' },
  },
  'POST /clientes/crear_lote': {
    ...crearLote(['eliminar', 'restaurar'], filtroClientes),
    access: [LOTES.clientes],
  },
  'POST /clientes/vistas': { ...leerVistas, access: ['clientes.ver'] },
  'POST /clientes/guardar_vistas': { ...guardarVistas, access: ['clientes.ver'] },
} satisfies CallsOf

export type ClienteCampos = z.input<typeof clienteCampos>
export type Cliente = z.output<typeof cliente>
export type ClienteFila = z.output<typeof clienteFila>
export type ClienteEnLista = z.output<typeof clienteEnLista>
export type ColumnaExtraCliente = (typeof COLUMNAS_EXTRA_CLIENTES)[number]
export type PosibleDuplicado = z.output<typeof posibleDuplicado>
export type TipoPersona = z.output<typeof tipoPersona>
