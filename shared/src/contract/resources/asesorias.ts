import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { eliminacion, eliminado, eliminados, restaurar } from '../eliminados.ts'
import { LOTES } from '../entidades.ts'
import { MINUTOS } from '../text/index.ts'
import { exportAnswer, exportRequest, pageAnswer, pageRequest, rowBase, varios } from '../list.ts'
import { crearLote } from '../lotes.ts'
import { guardarVistas, leerVistas } from '../vistas.ts'
import {
  conMsg,
  dia,
  diaOpcional,
  horaOpcional,
  id,
  idOpcional,
  texto,
  textoFiltro,
  textoLargo,
  vacioANulo,
  version,
} from '../wire.ts'

/** List status: 0 En curso, 1 Finalizada; derived from `finalizacion`, never stored (D13). */
export const statusAsesoria = z.union([z.literal(0), z.literal(1)], { error: 'Debe ser 0 o 1' })

/** 0 Psicológica, 1 Deportiva, 2 Nutricional. */
export const tipoAsesoria = z.union([z.literal(0), z.literal(1), z.literal(2)], {
  error: 'Debe ser 0, 1 o 2',
})

const tipoAsesoriaOpcional = z
  .union([z.literal(''), tipoAsesoria], { error: 'Debe ser 0, 1 o 2' })
  .nullish()
  .transform((value) => (value === '' || value === null ? undefined : value))

const DE_A = { error: `Debe ser un número entero de minutos, de ${MINUTOS.min} a ${MINUTOS.max}` }

const minutosOpcional = z
  .union([z.literal(''), z.number().int(DE_A).min(MINUTOS.min, DE_A).max(MINUTOS.max, DE_A)], DE_A)
  .nullish()
  .transform(vacioANulo)

/** When in its day an advisory is (E-21); beyond the specification, offered as `asesorias.hora`. */
const horario = { hora: z.string().nullable().optional(), minutos: z.number().nullable().optional() }
const horarioEnviado = { hora: horaOpcional, minutos: minutosOpcional }

/** A person by id, with the full name. */
export const persona = z.object({ _id: id, nombre: z.string() })

export const asesoriaFila = z.object({
  ...rowBase,
  cliente: z.string(),
  empresa: z.string().nullable(),
  motivo: z.string(),
  creacion: dia,
  finalizacion: dia.nullable(),
  status: statusAsesoria,
  /** The advisor's full name and id, and the kind; beyond the specification. */
  asesor: z.string().optional(),
  id_asesor: id.optional(),
  tipo: tipoAsesoria.optional(),
  ...horario,
  ...eliminacion,
})

/** A whole advisory; `cliente` and `asesor` carry full names. */
export const asesoriaDetalles = asesoriaFila.omit({ id_asesor: true }).extend({
  cliente: persona,
  asesor: persona,
  tipo: tipoAsesoria,
  descripcion: z.string().nullable(),
})

export const COLUMNAS_ASESORIAS = [
  'cliente',
  'empresa',
  'motivo',
  'creacion',
  'finalizacion',
  'status',
] as const

export const filtroAsesorias = z.object({
  cliente: textoFiltro,
  /** none = all */
  status: z
    .array(statusAsesoria, { error: 'Debe ser una lista' })
    .max(2, { error: 'Admite como máximo dos' })
    .nullish()
    .transform((value) => value ?? []),
  fecha_inicio: diaOpcional,
  fecha_fin: diaOpcional,
  /** Only this advisor's; beyond the specification, offered as `asesorias.asesor` (E-04). */
  asesor: idOpcional,
  /** Only of these kinds; beyond the specification, offered as `asesorias.tipo` (E-18). */
  tipo: varios(tipoAsesoria).optional(),
  /** What the search box finds with it; offered as `listar.texto` (D45). */
  texto: textoFiltro.optional(),
})

/** What the search box finds. */
export const asesoriasEncontradas = {
  asesorias: z.array(z.object({ _id: id, motivo: z.string(), cliente: z.string(), creacion: dia })),
}

export const asesoriasCalls = {
  'POST /asesorias/listar': {
    access: ['asesorias.ver'],
    audit: { accion: 'listar', entidad: 'asesoria' },
    request: filtroAsesorias.extend({ ...pageRequest(COLUMNAS_ASESORIAS), eliminados }),
    response: z.object({ asesorias: z.array(asesoriaFila), ...pageAnswer }),
  },
  'POST /asesorias/crear': {
    access: ['asesorias.agregar'],
    once: true,
    audit: { accion: 'crear', entidad: 'asesoria' },
    request: z.object({
      cliente: id,
      motivo: texto(),
      fecha: dia,
      descripcion: textoLargo(),
      /** Absent or empty: 0. */
      tipo: tipoAsesoriaOpcional,
      /** Absent or empty: the signed-in person. */
      asesor: idOpcional,
      ...horarioEnviado,
    }),
    response: conMsg.extend({ _id: id.optional() }),
  },
  'POST /asesorias/detalles': {
    access: ['asesorias.detalles', 'asesorias.editar'],
    extra: true,
    request: z.object({ id, eliminado }),
    response: z.object({ asesoria: asesoriaDetalles }),
  },
  'POST /asesorias/editar': {
    access: ['asesorias.editar'],
    extra: true,
    audit: { accion: 'editar', entidad: 'asesoria' },
    /** Absent members keep their value; an empty `finalizacion` reopens the advisory, an empty `hora` or `minutos` takes it out. */
    request: z.object({
      id,
      motivo: texto().optional(),
      tipo: tipoAsesoriaOpcional,
      asesor: idOpcional,
      fecha: dia.optional(),
      finalizacion: diaOpcional,
      descripcion: textoLargo(),
      ...horarioEnviado,
      version: version.optional(),
    }),
    response: conMsg,
  },
  'POST /asesorias/eliminar': {
    access: ['asesorias.editar'],
    extra: true,
    audit: { accion: 'eliminar', entidad: 'asesoria' },
    request: z.object({ id, version: version.optional() }),
    response: conMsg,
  },
  'POST /asesorias/restaurar': {
    ...restaurar,
    access: ['asesorias.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'asesoria' },
  },
  'GET /asesorias/listar_asesores': {
    access: ['asesorias.agregar', 'asesorias.editar'],
    extra: true,
    request: z.undefined(),
    response: z.object({ asesores: z.array(persona) }),
  },
  'POST /asesorias/exportar': {
    access: ['asesorias.ver'],
    extra: true,
    audit: { accion: 'exportar', entidad: 'asesoria' },
    request: filtroAsesorias.extend(exportRequest(COLUMNAS_ASESORIAS)),
    response: exportAnswer,
  },
  'POST /asesorias/crear_lote': {
    ...crearLote(['eliminar', 'restaurar', 'asignar', 'finalizar', 'mover'], filtroAsesorias, {
      /** For `asignar`. */
      asesor: idOpcional,
      /** For `finalizar` and `mover`. */
      fecha: dia.optional(),
    }),
    access: [LOTES.asesorias],
  },
  'POST /asesorias/vistas': { ...leerVistas, access: ['asesorias.ver'] },
  'POST /asesorias/guardar_vistas': { ...guardarVistas, access: ['asesorias.ver'] },
} satisfies CallsOf

export type AsesoriaFila = z.output<typeof asesoriaFila>
export type AsesoriaDetalles = z.output<typeof asesoriaDetalles>
export type TipoAsesoria = z.output<typeof tipoAsesoria>
export type Asesor = z.output<typeof persona>
