import { renderRemote, testBackend, unaMembresia, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

const backend = testBackend()

const oro = unaMembresia({ _id: unId(1), nombre: 'Oro', precio: 12500, beneficios: ['Uno', 'Dos', 'Tres'] })
const alba = unaMembresia({
  _id: unId(2),
  nombre: 'Alba',
  precio: 99.9,
  descripcion: null,
  beneficios: ['Uno'],
})

const open = (path = '/configuracion/membresias') =>
  renderRemote(module, { base: '/configuracion', path, backend })

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

describe('/configuracion/membresias', () => {
  it('[M-01] [G-21] shows the columns: price with «$ » and two decimals, the number of benefits', async () => {
    backend.data.membresias = [oro, alba]
    open()
    const row = await screen.findByRole<HTMLTableRowElement>('row', { name: /Oro/ })
    const cells = [...row.cells].map((cell) => cell.textContent)
    expect(cells.slice(0, 4)).toEqual(['Oro', '$ 12,500.00', '3', 'Acceso a asesorías en línea'])
    expect(screen.getByRole('heading', { level: 1, name: 'Membresias' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Nombre',
      'Precio',
      'Beneficios',
      'Descripción',
      'Acciones',
    ])
  })

  it('[M-01] sorts by Nombre at first and by Beneficios on request; Precio and Descripción do not sort', async () => {
    backend.data.membresias = [oro, alba]
    const { user } = open()
    await screen.findByRole('row', { name: /Oro/ })
    expect(names()).toEqual(['Alba', 'Oro'])
    await user.click(screen.getByRole('button', { name: 'Beneficios' }))
    await user.click(screen.getByRole('button', { name: 'Beneficios' }))
    await waitFor(() => expect(names()).toEqual(['Oro', 'Alba']))
    expect(screen.queryByRole('button', { name: 'Precio' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Descripción' })).not.toBeInTheDocument()
  })

  it('[M-01] divides one answer into pages of 20', async () => {
    backend.data.membresias = Array.from({ length: 23 }, (_, i) =>
      unaMembresia({ _id: unId(i + 1), nombre: `Plan ${String(i + 1).padStart(2, '0')}` }),
    )
    const { user, address } = open()
    expect(await screen.findByText('1–20 de 23')).toBeInTheDocument()
    expect(screen.getByText('Filas por página')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(await screen.findByRole('row', { name: /Plan 23/ })).toBeInTheDocument()
    expect(address()).toBe('/configuracion/membresias?pagina=2')
    expect(backend.callsTo('/configuracion/listar_membresias')).toHaveLength(1)
  })

  it('an empty list says what it is for', async () => {
    open()
    expect(await screen.findByText('Aún no hay membresías')).toBeInTheDocument()
  })

  it('[M-01] each row can be edited and deleted', async () => {
    backend.data.membresias = [oro]
    open()
    const row = within(await screen.findByRole('row', { name: /Oro/ }))
    expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Oro',
      'Editar Oro',
      'Eliminar Oro',
    ])
  })
})
