import { Refusal, type HandlersUnder } from './handler'

/** Everybody's password in the in-memory back end. */
export const CONTRASENA = 'una-clave-de-prueba'

export const auth: HandlersUnder<'auth'> = {
  'POST /auth/login': ({ email, password }, { data, sessions }) => {
    const usuario = data.usuarios.find(
      (candidate) => candidate.email.toLowerCase() === email.trim().toLowerCase(),
    )
    if (!usuario || password !== CONTRASENA)
      throw new Refusal(401, 'El correo o la contraseña no son correctos')
    return { token: sessions.start(usuario) }
  },
  'GET /auth/sesion': (_, { data, ours, usuario }) => ({
    usuario,
    empresa: data.empresa,
    ...(ours && { capacidades: ['/auth/cerrar_sesion'] }),
  }),
  'POST /auth/cerrar_sesion': (_, { sessions }) => {
    sessions.end()
    return { msg: 'Sesión cerrada' }
  },
}
