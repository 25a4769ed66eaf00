import { renderRemote, testBackend, unaMembresia, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module'

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
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

describe('/configuracion/membresias', () => {
  it('[G-21] shows the columns: price with «$ » and two decimals, benefits counted', async () => {
    backend.data.membresias = [oro, alba]
    open()
    const row = (await screen.findByText('Oro')).closest('tr') as HTMLElement
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells.slice(0, 4)).toEqual(['Oro', '$ 12,500.00', '3', 'Acceso a asesorías en línea'])
    expect(screen.getByRole('heading', { level: 1, name: 'Membresias' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Nombre',
      'Precio',
      'Beneficios',
      'Descripción',
    ])
  })

  it('sorts by Nombre at first and by Beneficios when asked; Precio and Descripción can not be sorted by', async () => {
    backend.data.membresias = [oro, alba]
    const { user } = open()
    await screen.findByText('Oro')
    expect(names()).toEqual(['Alba', 'Oro'])
    await user.click(screen.getByRole('button', { name: 'Beneficios' }))
    await user.click(screen.getByRole('button', { name: 'Beneficios' }))
    await waitFor(() => expect(names()).toEqual(['Oro', 'Alba']))
    expect(screen.queryByRole('button', { name: 'Precio' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Descripción' })).not.toBeInTheDocument()
  })

  it('pages by 20 what came in one answer', async () => {
    backend.data.membresias = Array.from({ length: 23 }, (_, i) =>
      unaMembresia({ _id: unId(i + 1), nombre: `Plan ${String(i + 1).padStart(2, '0')}` }),
    )
    const { user, address } = open()
    expect(await screen.findByText('1–20 de 23')).toBeInTheDocument()
    expect(screen.getByText('Filas por página')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(await screen.findByText('Plan 23')).toBeInTheDocument()
    expect(address()).toBe('/configuracion/membresias?pagina=2')
    expect(backend.callsTo('/configuracion/listar_membresias')).toHaveLength(1)
  })

  it('says what the list is for when there is nothing', async () => {
    open()
    expect(await screen.findByText('Aún no hay membresías')).toBeInTheDocument()
  })

  it('«Agregar membresia» says that it comes later', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Agregar membresia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar membresia' }))
    expect(dialog.getByText(/Esta pantalla aún no está disponible/)).toBeInTheDocument()
    const [close] = dialog.getAllByRole('button', { name: 'Cerrar' }).slice(-1)
    await user.click(close as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

it('[G-21] the profile says that it comes later', () => {
  open('/configuracion/perfil')
  expect(screen.getByRole('heading', { level: 1, name: 'Información personal' })).toBeInTheDocument()
  expect(screen.getByText('Esta pantalla aún no está disponible')).toBeInTheDocument()
})
