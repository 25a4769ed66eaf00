import type { AuthProvider } from 'react-admin'
import { call, session } from './http'

interface Sesion {
  usuario: { _id: string; nombre: string; apellido_paterno: string | null }
}

export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    const { token } = await call<{ token: string }>('/auth/login', { email: username, password })
    session.begin(token)
  },
  logout: async () => {
    if (session.token()) await call('/auth/cerrar_sesion', {}).catch(() => undefined)
    session.end()
  },
  checkAuth: async () => {
    if (!session.token()) throw new Error()
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401) return
    session.end()
    throw new Error()
  },
  getIdentity: async () => {
    const { usuario } = await call<Sesion>('/auth/sesion')
    return { id: usuario._id, fullName: [usuario.nombre, usuario.apellido_paterno].filter(Boolean).join(' ') }
  },
}
