import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { contrasena, MAX_CONTRASENA } from '../credentials.ts'
import { pasoPedido } from './segundoPaso.ts'
import { empresa, usuarioSesion } from './usuarios.ts'
import { aspectos } from '../vistas.ts'
import { conMsg, instante } from '../wire.ts'

/**
 * Credentials are taken as typed: the server neither trims them nor checks their form (L-10), and only limits their
 * size.
 */
const credencial = (max: number) =>
  z.string({ error: 'Debe ser un texto' }).max(max, { error: `Admite como máximo ${max} caracteres` })

/** An opaque token; beyond the specification. */
const ficha = z.string({ error: 'Debe ser un texto' }).max(200, { error: 'No es válido' })

export const authCalls = {
  'POST /auth/login': {
    access: 'publico',
    audit: { accion: 'iniciar_sesion', entidad: 'sesion' },
    request: z.object({ email: credencial(500), password: credencial(MAX_CONTRASENA) }),
    /**
     * Without a token: the person has a second step (E-17), or their office is in another installation now, whose
     * address `oficina_en` is; nobody else gets those answers.
     */
    response: z.union([
      z.object({ token: z.string() }),
      z.object({ segundo_paso: pasoPedido }),
      z.object({ oficina_en: z.string() }),
    ]),
  },
  'GET /auth/sesion': {
    access: 'sesion',
    sinPaso: true,
    request: z.undefined(),
    /**
     * `capacidades`: what this server offers beyond the plain contract. It lists extra calls by path (D38), and extra
     * members of specified calls: `usuarios.permisos`, `perfil.password_actual` (D45). `listas`: how this person's lists
     * look and begin (D57).
     */
    response: z.object({
      usuario: usuarioSesion,
      empresa,
      capacidades: z.array(z.string()).optional(),
      listas: aspectos.optional(),
      /** The office requires a second step that the person has to set up before anything else (E-17). */
      falta_paso: z.literal(true).optional(),
      /** From then on it will be required, and the person has none yet. */
      paso_desde: instante.optional(),
    }),
  },
  'POST /auth/confirmar_correo': {
    access: 'publico',
    request: z.object({ email: credencial(500) }),
    /** Four digits, or an opaque ticket for verificar_codigo (D28). */
    response: conMsg.extend({ codigo: z.string() }),
  },
  'POST /auth/verificar_codigo': {
    access: 'publico',
    extra: true,
    request: z.object({ email: credencial(500), ticket: ficha, codigo: ficha }),
    response: conMsg.extend({ token_recuperacion: z.string() }),
  },
  'POST /auth/recuperar_password': {
    access: 'publico',
    /**
     * Someone who arrives through the mail's link sends no `email`; a client of the plain contract sends no
     * `token_recuperacion`.
     */
    request: z.object({
      email: credencial(500).nullish(),
      password: contrasena,
      token_recuperacion: ficha.nullish(),
    }),
    response: conMsg,
  },
  'POST /auth/cerrar_sesion': {
    access: 'sesion',
    extra: true,
    sinPaso: true,
    audit: { accion: 'cerrar_sesion', entidad: 'sesion' },
    request: z.object({}),
    response: conMsg,
  },
} satisfies CallsOf

export type Sesion = z.output<(typeof authCalls)['GET /auth/sesion']['response']>
