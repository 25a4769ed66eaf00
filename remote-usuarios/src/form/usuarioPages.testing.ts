import { unId, unUsuario } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const EDITAR = '/usuarios/editar'
export const CLAVE = 'una clave larga'
export const rosa = unUsuario()
export const soloClientes = { clientes: { ver: true, agregar: false, editar: false, detalles: false } }
export const beto = unUsuario({
  _id: unId(2),
  version: 4,
  nombre: 'Beto',
  apellido_paterno: 'Díaz',
  apellido_materno: 'Cruz',
  tipo: 1,
  email: 'beto@demo.mx',
  permisos: soloClientes,
})

export const campo = (etiqueta: string) =>
  screen.getByLabelText((texto) => texto.replace('*', '') === etiqueta, { selector: 'input' })
export const tipo = () => screen.getByRole('combobox', { name: 'Tipo' })
export const guardar = () => screen.getByRole('button', { name: 'Guardar' })

export async function escribir(user: UserEvent, etiqueta: string, texto: string) {
  await user.clear(campo(etiqueta))
  await user.click(campo(etiqueta))
  await user.paste(texto)
}
