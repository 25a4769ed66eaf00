import { emptyData, renderRemote, testBackend, unaAsesoria, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AsesoriasPage } from '../AsesoriasPage.tsx'

const plan = unaAsesoria({ _id: unId(1), version: 3, motivo: 'Plan de ahorro' })
const eliminada = { ...plan, eliminado_el: '2024-05-01T12:00:00.000Z', eliminado_por: 'Olga Paz' }
const data = () => {
  const empty = emptyData()
  return { ...empty, eliminados: { ...empty.eliminados, asesorias: [eliminada] } }
}

describe('[E-05] «Eliminadas»', () => {
  const backend = testBackend({ data })
  const abrir = (path = '/asesorias?eliminados=1') =>
    renderRemote(<AsesoriasPage />, { base: '/asesorias', path, backend })

  it('is a check of the filter dialog, and lists who deleted each row and when', async () => {
    const { user, address } = abrir('/asesorias')
    await user.click(await screen.findByRole('button', { name: 'Filtros de búsqueda' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Eliminadas' }))
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 de mayo de 2024, por Olga Paz')).toBeInTheDocument()
    expect(address()).toBe('/asesorias?eliminados=1')
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ eliminados: true, status: [0] })
    expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Editar|Eliminar)/ })).not.toBeInTheDocument()
  })

  it('opens one read-only, and restores it from there with its version', async () => {
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: /^Ver / }))
    const dialog = await screen.findByRole('dialog', { name: 'Asesoría eliminada' })
    await waitFor(() => expect(dialog).toHaveTextContent('Plan de ahorro'))
    expect(within(dialog).getByText('1 de mayo de 2024, por Olga Paz')).toBeVisible()
    expect(backend.lastBody('/asesorias/detalles')).toEqual({ id: plan._id, eliminado: true })
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.lastBody('/asesorias/restaurar')).toEqual({ id: plan._id, version: 3 })
  })
})
