import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { tipoPersonaOpcional } from './clientes.ts'
import { contrasenaActual, contrasenaOpcional, correo } from '../credentials.ts'
import { restaurar } from '../eliminados.ts'
import { rowBase } from '../list.ts'
import { usuarioFila } from './usuarios.ts'
import { guardarVistas, leerVistas } from '../vistas.ts'
import {
  conMsg,
  dineroDesdeCero,
  id,
  texto,
  textoLargo,
  textoOpcional,
  vacioANulo,
  version,
  versionTexto,
} from '../wire.ts'

/** A catalogue entry; its name starts with the official code: «612 Personas Físicas con …». */
export const opcion = z.object({ _id: id, nombre: z.string() })

export const membresia = z.object({
  ...rowBase,
  nombre: z.string(),
  precio: z.number(),
  descripcion: z.string().nullable(),
  beneficios: z.array(z.string()),
  /** How many months its price pays for; beyond the specification, only where `capacidades` names `membresias.duracion` (D45). */
  duracion: z.number().nullable().optional(),
})

/** The longest duration of a plan: ten years. */
export const DURACION_MAX = 120

const error = `Debe ser un número entero de meses, de 1 a ${DURACION_MAX}`

const duracion = z
  .union([z.literal(''), z.number().int({ error }).min(1, { error }).max(DURACION_MAX, { error })], { error })
  .nullish()
  .transform(vacioANulo)

const precio = z
  .union([z.literal(''), dineroDesdeCero], {
    error: 'Debe ser una cantidad desde 0, con dos decimales como máximo',
  })
  .nullish()
  .transform((value) => (value === '' || value === null ? 0 : value))

const membresiaCampos = z.object({
  nombre: texto(),
  /** Empty or absent: 0. */
  precio,
  descripcion: textoLargo(),
  /** In the order that the office chose. */
  beneficios: z
    .array(texto(), { error: 'Debe ser una lista' })
    .min(1, { error: 'Debe haber al menos un beneficio' })
    .max(100, { error: 'Admite como máximo 100' }),
  /** Empty: its price says nothing of a length. */
  duracion,
})

export const configuracionCalls = {
  'POST /configuracion/listar_regimenes_fiscales': {
    access: 'sesion',
    request: z.object({ tipo_persona: tipoPersonaOpcional }),
    response: z.object({ regimenes: z.array(opcion) }),
  },
  'GET /configuracion/listar_giros': {
    access: 'sesion',
    request: z.undefined(),
    response: z.object({ giros: z.array(opcion) }),
  },
  'GET /configuracion/listar_membresias': {
    access: ['configuracion.membresias.ver', 'clientes.editar'],
    request: z.undefined(),
    response: z.object({ membresias: z.array(membresia) }),
  },
  'POST /configuracion/crear_membresia': {
    access: ['configuracion.membresias.ver'],
    once: true,
    audit: { accion: 'crear', entidad: 'membresia' },
    request: membresiaCampos,
    response: conMsg.extend({ membresia }),
  },
  'POST /configuracion/editar_membresia': {
    access: ['configuracion.membresias.ver'],
    audit: { accion: 'editar', entidad: 'membresia' },
    request: membresiaCampos.partial().extend({ id, version: version.optional() }),
    response: conMsg.extend({ membresia }),
  },
  'POST /configuracion/detalles_membresia': {
    access: ['configuracion.membresias.ver'],
    request: z.object({ id }),
    response: z.object({ membresia }),
  },
  'POST /configuracion/eliminar_membresia': {
    access: ['configuracion.membresias.ver'],
    audit: { accion: 'eliminar', entidad: 'membresia' },
    request: z.object({ id, version: version.optional() }),
    response: conMsg,
  },
  'POST /configuracion/restaurar_membresia': {
    access: ['configuracion.membresias.ver'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'membresia' },
    request: restaurar.request,
    response: conMsg.extend({ membresia }),
  },
  'POST /configuracion/editar_perfil_personal': {
    access: 'sesion',
    audit: { accion: 'editar', entidad: 'usuario' },
    /**
     * The texts of the multipart body; the photo is the member `perfil` (multipartFiles). An absent or empty password
     * stays unchanged.
     */
    request: z.object({
      nombre: texto().optional(),
      apellido_paterno: textoOpcional(),
      apellido_materno: textoOpcional(),
      email: correo.optional(),
      password: contrasenaOpcional,
      /** Required when the e-mail or the password changes (D32). */
      password_actual: contrasenaActual,
      version: versionTexto.optional(),
      /** Removes the photo; beyond the specification, only where `capacidades` names `perfil.quitar_foto` (D45). */
      quitar_foto: z.literal('1', { error: 'Debe ser 1' }).optional(),
    }),
    response: conMsg.extend({ perfil: usuarioFila }),
  },
  'POST /configuracion/vistas_membresias': { ...leerVistas, access: ['configuracion.membresias.ver'] },
  'POST /configuracion/guardar_vistas_membresias': {
    ...guardarVistas,
    access: ['configuracion.membresias.ver'],
  },
} satisfies CallsOf

export type Opcion = z.output<typeof opcion>
export type Membresia = z.output<typeof membresia>
