import {
  emptyData,
  renderRemote,
  testBackend,
  todosLosPermisos,
  unCliente,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import { ClientesPage } from './ClientesPage.tsx'

const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [unCliente()] }) })

const abrir = async (clientes: { agregar?: boolean; editar?: boolean; detalles?: boolean }) => {
  const permisos = { ...todosLosPermisos(), clientes: { ver: true, ...clientes } }
  renderRemote(<ClientesPage />, {
    base: '/clientes',
    path: '/clientes',
    backend,
    usuario: unUsuario({ tipo: 1, permisos }),
  })
  return within(await screen.findByRole('row', { name: /Ana/ }))
}
const agregar = () => screen.queryByRole('link', { name: 'Agregar cliente' })

it('[D18] people who may only see the list are offered nothing else', async () => {
  const fila = await abrir({})
  expect(agregar()).not.toBeInTheDocument()
  expect(fila.queryByRole('link')).not.toBeInTheDocument()
  // Whoever sees a phone or an e-mail may use it (E-08).
  for (const button of fila.queryAllByRole('button')) expect(button).toHaveAccessibleName(/^Contactar a /)
})

it('[D18] the permission to add offers «Agregar cliente»', async () => {
  await abrir({ agregar: true })
  expect(agregar()).toBeVisible()
})

it('[D18] the permission for details offers only details', async () => {
  const fila = await abrir({ detalles: true })
  expect(fila.getByRole('link', { name: /^Detalles / })).toBeVisible()
  expect(fila.queryByRole('link', { name: /^Editar / })).not.toBeInTheDocument()
  expect(fila.queryByRole('button', { name: /^Eliminar / })).not.toBeInTheDocument()
})

it('[D18] the permission to edit offers editing and deleting', async () => {
  const fila = await abrir({ editar: true })
  expect(fila.getByRole('link', { name: /^Editar / })).toBeVisible()
  expect(fila.getByRole('button', { name: /^Eliminar / })).toBeVisible()
  expect(fila.queryByRole('link', { name: /^Detalles / })).not.toBeInTheDocument()
})
