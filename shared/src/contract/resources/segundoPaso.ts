import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { MAX_CONTRASENA } from '../credentials.ts'
import { conMsg, id, instante, obligatorio, texto } from '../wire.ts'

/* The second step of a sign-in (E-17): an authenticator app, passkeys, recovery codes, remembered devices. */

/** How the second step can be done. */
export const formaDePaso = z.enum(['llave', 'codigo', 'recuperacion'])

/** What /auth/login answers, instead of a token, to somebody with a second step. */
export const pasoPedido = z.object({
  /** Stands for the sign-in for a few minutes; opens nothing by itself. */
  ticket: z.string(),
  formas: z.array(formaDePaso),
})

const opaco = (max: number) =>
  z.string({ error: obligatorio('Debe ser un texto') }).max(max, { error: 'No es válido' })

/** Six digits, or a recovery code, as typed. */
const codigo = opaco(60)

/** What the browser's passkey calls take and give; a library reads it. */
const deLlave = z.record(z.string({ error: 'No es válida' }), z.unknown(), {
  error: obligatorio('No es válida'),
})

/** The owner's password, as typed. */
const contrasena = opaco(MAX_CONTRASENA).min(1, { error: 'Es obligatorio' })

const llaveDeAcceso = z.object({
  _id: id,
  nombre: z.string(),
  creacion: instante,
  ultimo_uso: instante.nullable(),
})

/** A device that needs no second step for now. */
const equipoRecordado = z.object({
  _id: id,
  equipo: z.string(),
  direccion: z.string(),
  desde: instante,
  ultimo_uso: instante,
  vence: instante,
})

export const segundoPaso = z.object({
  /** Since when an authenticator app is used; null: none. */
  autenticador: instante.nullable(),
  llaves: z.array(llaveDeAcceso),
  /** Whether the installation's address admits passkeys: a name, with TLS. */
  llaves_posibles: z.boolean(),
  /** How many recovery codes are left. */
  codigos: z.number().int(),
  equipos: z.array(equipoRecordado),
  /** The office requires a second step, from then on; null: it does not. */
  exigido: instante.nullable(),
})

/** `codigos`: new recovery codes, told this once; none if the former ones stay. */
const conCodigos = conMsg.extend({ codigos: z.array(z.string()), segundo_paso: segundoPaso })

const own = { access: 'sesion', extra: true, sinPaso: true } as const

/** Those who manage the people of the office. */
const manages = { access: ['usuarios.editar'], extra: true } as const

/** Whether the office requires a second step, and how many people have none. */
const exigencia = z.object({
  exigencia: z.object({ dias: z.number().int(), vence: instante }).nullable(),
  sin: z.number().int(),
})

export const segundoPasoCalls = {
  /** One of `codigo`, `llave` and `equipos`: the proof. */
  'POST /auth/segundo_paso': {
    access: 'publico',
    extra: true,
    request: z.object({
      ticket: opaco(200),
      codigo: codigo.optional(),
      llave: deLlave.optional(),
      /** The tokens of the devices that this browser remembers. */
      equipos: z
        .array(opaco(200), { error: 'Debe ser una lista' })
        .max(10, { error: 'Son demasiados' })
        .optional(),
      /** Whether this device needs no second step for 30 days. */
      recordar: z.boolean({ error: 'Debe ser true o false' }).optional(),
    }),
    response: z.object({ token: z.string(), equipo: z.string().optional() }),
  },
  'POST /auth/opciones_llave': {
    access: 'publico',
    extra: true,
    request: z.object({ ticket: opaco(200) }),
    response: z.object({ opciones: deLlave }),
  },
  'POST /configuracion/segundo_paso': {
    ...own,
    request: z.object({}),
    response: z.object({ segundo_paso: segundoPaso }),
  },
  /** Nothing changes yet: `ficha` is what the next call gives back with the first code. */
  'POST /configuracion/preparar_autenticador': {
    ...own,
    request: z.object({ password_actual: contrasena }),
    response: z.object({
      ficha: z.string(),
      secreto: z.string(),
      uri: z.string(),
      /** The QR code: the side of its square, and the path of its dark modules (SVG). */
      qr: z.object({ lado: z.number().int(), trazo: z.string() }),
    }),
  },
  'POST /configuracion/activar_autenticador': {
    ...own,
    audit: { accion: 'crear', entidad: 'segundo_paso' },
    request: z.object({ ficha: opaco(1000), codigo }),
    response: conCodigos,
  },
  'POST /configuracion/quitar_autenticador': {
    ...own,
    audit: { accion: 'eliminar', entidad: 'segundo_paso' },
    request: z.object({ password_actual: contrasena, codigo }),
    response: conMsg.extend({ segundo_paso: segundoPaso }),
  },
  'POST /configuracion/nuevos_codigos': {
    ...own,
    audit: { accion: 'editar', entidad: 'segundo_paso' },
    request: z.object({ password_actual: contrasena, codigo: codigo.optional() }),
    response: conCodigos,
  },
  'POST /configuracion/olvidar_equipo': {
    ...own,
    audit: { accion: 'eliminar', entidad: 'equipo_recordado' },
    request: z.object({ id }),
    response: conMsg.extend({ segundo_paso: segundoPaso }),
  },
  /** Nothing changes yet, as with an authenticator. */
  'POST /configuracion/preparar_llave': {
    ...own,
    request: z.object({ password_actual: contrasena }),
    response: z.object({ ficha: z.string(), opciones: deLlave }),
  },
  'POST /configuracion/agregar_llave': {
    ...own,
    audit: { accion: 'crear', entidad: 'llave_acceso' },
    request: z.object({ ficha: opaco(2000), nombre: texto(60), respuesta: deLlave }),
    response: conCodigos,
  },
  'POST /configuracion/quitar_llave': {
    ...own,
    audit: { accion: 'eliminar', entidad: 'llave_acceso' },
    request: z.object({ id, password_actual: contrasena, codigo: codigo.optional() }),
    response: conMsg.extend({ segundo_paso: segundoPaso }),
  },
  'POST /configuracion/exigencia_paso': { ...manages, request: z.object({}), response: exigencia },
  /** `dias`: the grace, from now on; null: it is required no longer. */
  'POST /configuracion/exigir_paso': {
    ...manages,
    audit: { accion: 'editar', entidad: 'exigencia_paso' },
    request: z.object({
      dias: z
        .number({ error: obligatorio('Debe ser un número de días') })
        .int({ error: 'Debe ser un número entero de días' })
        .min(0, { error: 'Debe ser de 0 a 90 días' })
        .max(90, { error: 'Debe ser de 0 a 90 días' })
        .nullable(),
    }),
    response: conMsg.extend(exigencia.shape),
  },
  'POST /usuarios/ver_segundo_paso': {
    ...manages,
    request: z.object({ id }),
    response: z.object({ activo: z.boolean() }),
  },
  /** Of a colleague who lost it; they are told by mail. */
  'POST /usuarios/quitar_segundo_paso': {
    ...manages,
    audit: { accion: 'eliminar', entidad: 'segundo_paso' },
    request: z.object({ id }),
    response: conMsg,
  },
} satisfies CallsOf

export type PasoPedido = z.output<typeof pasoPedido>
export type SegundoPaso = z.output<typeof segundoPaso>
export type LlaveDeAcceso = z.output<typeof llaveDeAcceso>
export type ExigenciaPaso = z.output<typeof exigencia>
export type EquipoRecordado = z.output<typeof equipoRecordado>
