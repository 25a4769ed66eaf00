import { emptyData, renderRemote, testBackend, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ClientesPage } from '../ClientesPage.tsx'

const ana = unCliente({ _id: unId(1), version: 7 })
const eliminada = { ...ana, eliminado_el: '2024-05-01T12:00:00.000Z', eliminado_por: 'Olga Paz' }
const data = () => {
  const empty = emptyData()
  return { ...empty, eliminados: { ...empty.eliminados, clientes: [eliminada] } }
}

describe('[E-05] «Eliminados»', () => {
  const backend = testBackend({ data })
  const abrir = (path = '/clientes?eliminados=1') =>
    renderRemote(<ClientesPage />, { base: '/clientes', path, backend })

  it('is a check of the filter dialog, and lists who deleted each row and when', async () => {
    const { user, address } = abrir('/clientes')
    await user.click(await screen.findByRole('button', { name: 'Filtros de búsqueda' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Eliminados' }))
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 de mayo de 2024, por Olga Paz')).toBeInTheDocument()
    const row = await screen.findByRole('row', { name: /Ana/ })
    expect(address()).toBe('/clientes?eliminados=1')
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ eliminados: true })
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument()
    expect(within(row).queryByRole('button', { name: /Editar|Eliminar/ })).not.toBeInTheDocument()
  })

  it('«Restaurar» puts a row back with its version', async () => {
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: /^Restaurar / }))
    expect(await screen.findByText('Cliente restaurado')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ana/ })).not.toBeInTheDocument())
    expect(backend.lastBody('/clientes/restaurar')).toEqual({ id: ana._id, version: 7 })
  })

  it('opens a deleted client read-only, and restores it from there', async () => {
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: /^Ver / }))
    const dialog = await screen.findByRole('dialog', { name: 'Cliente eliminado' })
    expect(await within(dialog).findByText('1 de mayo de 2024, por Olga Paz')).toBeVisible()
    await waitFor(() => expect(dialog).toHaveTextContent(ana.email as string))
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument()
    expect(backend.lastBody('/clientes/detalles')).toEqual({ id: ana._id, eliminado: true })
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('[E-05] [D49] the check is not there for who may not edit', async () => {
    const usuario = unUsuario({ permisos: { clientes: { ver: true } } })
    const { user } = renderRemote(<ClientesPage />, {
      base: '/clientes',
      path: '/clientes',
      backend,
      usuario,
    })
    await user.click(await screen.findByRole('button', { name: 'Filtros de búsqueda' }))
    await screen.findByRole('textbox', { name: 'Nombre' })
    expect(screen.queryByRole('checkbox', { name: 'Eliminados' })).not.toBeInTheDocument()
  })
})
