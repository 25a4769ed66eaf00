import {
  type Backend,
  emptyData,
  renderRemote,
  unaAsesoria,
  unCliente,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { EditarAsesoriaPage } from './EditarAsesoriaPage.tsx'

export const EDITAR = '/asesorias/editar'
export const rosa = unUsuario()
export const ines = unUsuario({ _id: unId(0x101), nombre: 'Inés', email: 'ines@demo.mx' })
export const asesoria = {
  ...unaAsesoria({ version: 3 }),
  id_cliente: unId(1),
  asesor: { _id: unId(0x1ff), nombre: 'Quien se fue' },
  tipo: 2 as const,
  descripcion: 'Línea uno\nLínea dos',
}
export const data = () => ({
  ...emptyData(),
  usuarios: [rosa, ines],
  clientes: [unCliente()],
  asesorias: [asesoria],
})

export const campo = (label: string) =>
  screen.getByLabelText((text) => text.replace('*', '') === label, {
    selector: 'input, textarea, [role=combobox]',
  })
export const boton = (name: string) => screen.getByRole('button', { name })

export async function cambiar(user: UserEvent, label: string, text: string) {
  await user.clear(campo(label))
  await user.click(campo(label))
  await user.paste(text)
}

export const sinCambios = {
  id: asesoria._id,
  motivo: asesoria.motivo,
  tipo: 2,
  asesor: asesoria.asesor._id,
  fecha: '2024-04-01',
  finalizacion: null,
  descripcion: 'Línea uno\nLínea dos',
  hora: null,
  minutos: null,
  version: 3,
}

export const abrir = (backend: Backend, options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(<EditarAsesoriaPage />, {
    base: '/asesorias/editar/:id',
    path: ['/asesorias', `/asesorias/editar/${asesoria._id}`],
    backend,
    ...options,
  })

export async function editar(backend: Backend) {
  const page = abrir(backend)
  await screen.findByRole('button', { name: 'Guardar' })
  return page
}
