import { PASSWORD } from '../../api.ts'
import type { OwnRows } from '../row.ts'
import { CLAVE } from '../world.ts'

export const authRows: OwnRows = {
  'POST /auth/login': {
    body: ({ email }) => ({ email, password: CLAVE }),
    audit: { anonymous: true },
  },
  'GET /auth/sesion': {},
  'POST /auth/cerrar_sesion': {
    body: () => ({}),
  },
  'POST /auth/confirmar_correo': { body: ({ email }) => ({ email }) },
  'POST /auth/verificar_codigo': {
    body: ({ email }) => ({ email, ticket: 'x', codigo: '0000' }),
  },
  'POST /auth/recuperar_password': {
    body: ({ email }) => ({ email, password: PASSWORD, token_recuperacion: 'x' }),
  },
}
