import { z } from 'zod'
import { empresa, usuarioSesion } from './usuarios'
import { conMsg } from './wire'

/** Credentials are taken as typed: neither trimmed nor checked for form (L-10); only their size is bounded. */
const credencial = (max: number) =>
  z.string({ error: 'Debe ser un texto' }).max(max, { error: `Admite como máximo ${max} caracteres` })

export const authCalls = {
  'POST /auth/login': {
    request: z.object({ email: credencial(500), password: credencial(500) }),
    response: z.object({ token: z.string() }),
  },
  'GET /auth/sesion': {
    request: z.undefined(),
    /** `capacidades`: the calls this server offers beyond the plain contract, as paths (D38). */
    response: z.object({ usuario: usuarioSesion, empresa, capacidades: z.array(z.string()).optional() }),
  },
  'POST /auth/cerrar_sesion': { request: z.object({}), response: conMsg },
}

export type Sesion = z.output<(typeof authCalls)['GET /auth/sesion']['response']>
