import { capacidades, normalEmail } from '../../../contract/index.ts'
import type { Data } from '../data.ts'
import { Refusal, type Handlers } from '../handler.ts'
import { aspectosOf } from '../secciones/vistas.ts'

/** Every user's password in the in-memory back end, until they change it. */
export const CONTRASENA = 'una-clave-de-prueba'

/** A user's current password. */
export const passwordOf = ({ contrasenas }: Data, id: string): string => contrasenas[id] ?? CONTRASENA

export const auth = {
  'POST /auth/login': ({ email, password }, { data, sessions }) => {
    const usuario = data.usuarios.find((one) => normalEmail(one.email) === normalEmail(email))
    if (!usuario || !password || password !== passwordOf(data, usuario._id))
      throw new Refusal(401, 'El correo o la contraseña no son correctos')
    return { token: sessions.start(usuario) }
  },
  'GET /auth/sesion': (_, { data, ours, usuario }) => ({
    ...{ usuario, empresa: data.empresa },
    ...(ours && { capacidades: [...capacidades], listas: aspectosOf(data, usuario) }),
  }),
  'POST /auth/cerrar_sesion': (_, { sessions }) => {
    sessions.end()
    return { msg: 'Sesión cerrada' }
  },
} satisfies Partial<Handlers>
