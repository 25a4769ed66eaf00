import { emptyData, renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { UsuariosPage } from './UsuariosPage.tsx'

const beto = unUsuario({ _id: unId(700), version: 4, nombre: 'Beto', email: 'beto@oficina.mx' })
const eliminado = { ...beto, eliminado_el: '2024-05-01T12:00:00.000Z', eliminado_por: 'Olga Paz' }
const data = () => {
  const empty = emptyData()
  return { ...empty, eliminados: { ...empty.eliminados, usuarios: [eliminado] } }
}

describe('[E-05] «Eliminados»', () => {
  const backend = testBackend({ data })
  const abrir = (path = '/usuarios?eliminados=1') =>
    renderRemote(<UsuariosPage />, { base: '/usuarios', path, backend })

  it('is a check of the filter dialog, and lists who deleted each row and when', async () => {
    const { user, address } = abrir('/usuarios')
    await user.click(await screen.findByRole('button', { name: 'Filtros de búsqueda' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Eliminados' }))
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 de mayo de 2024, por Olga Paz')).toBeInTheDocument()
    expect(address()).toBe('/usuarios?eliminados=1')
    expect(backend.lastBody('/usuarios/listar')).toMatchObject({ eliminados: true })
    expect(screen.queryByRole('button', { name: /^(Editar|Eliminar)/ })).not.toBeInTheDocument()
  })

  it('opens one read-only, and restores it from there with its version', async () => {
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: /^Ver / }))
    const dialog = await screen.findByRole('dialog', { name: 'Usuario eliminado' })
    expect(within(dialog).getByText('beto@oficina.mx')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.lastBody('/usuarios/restaurar')).toEqual({ id: beto._id, version: 4 })
  })
})
