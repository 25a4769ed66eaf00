import { hoy } from '@backoffice/shared/format'
import { unCliente, unId } from '@backoffice/shared/testing'

/** The tab with all of them: its plain address begins with those that end from today on. */
export const TODAS = '?vista=contrataciones&pagina=1'
export const LISTAR = '/contrataciones/listar'
export const dia = (days: number) =>
  new Date(Date.parse(`${hoy()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const ana = unCliente({ _id: unId(1), celular: '4431234567', email: 'ana@correo.mx' })
export const beto = unCliente({
  _id: unId(2),
  nombre: 'Beto',
  apellido_paterno: null,
  apellido_materno: null,
})
