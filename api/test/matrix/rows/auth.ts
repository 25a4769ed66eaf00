import { PASSWORD } from '../../api.ts'
import type { Rows } from '../row.ts'
import { CLAVE } from '../world.ts'

export const authRows: Rows = {
  'POST /auth/login': {
    needs: 'publico',
    body: ({ email }) => ({ email, password: CLAVE }),
    writes: { accion: 'iniciar_sesion', entidad: 'sesion', anonymous: true },
  },
  'GET /auth/sesion': { needs: 'sesion' },
  'POST /auth/cerrar_sesion': {
    needs: 'sesion',
    body: () => ({}),
    writes: { accion: 'cerrar_sesion', entidad: 'sesion' },
  },
  'POST /auth/confirmar_correo': { needs: 'publico', body: ({ email }) => ({ email }) },
  'POST /auth/verificar_codigo': {
    needs: 'publico',
    body: ({ email }) => ({ email, ticket: 'x', codigo: '0000' }),
  },
  'POST /auth/recuperar_password': {
    needs: 'publico',
    body: ({ email }) => ({ email, password: PASSWORD, token_recuperacion: 'x' }),
  },
}
