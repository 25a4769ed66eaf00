import {
  unosClientes,
  emptyData,
  renderRemote,
  testBackend,
  unCliente,
  unId,
  type BackendKind,
} from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ClientesPage } from './ClientesPage.tsx'

const kinds: BackendKind[] = ['ours', 'plain']
const sinFiltros = { nombre: '', apellido_paterno: '', apellido_materno: '', celular: '', email: '' }

/** Waits for the list; returns the texts of its cells row by row, without the actions. */
const filas = async () => {
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Clientes' })
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'))
  return [...table.tBodies[0]!.rows].map((row) => [...row.cells].slice(0, 5).map((cell) => cell.textContent))
}
const nombres = async () => (await filas()).map(([nombre]) => nombre)

describe.each(kinds)('the client list on a %s back end', (kind) => {
  const backend = testBackend({ kind, data: () => ({ ...emptyData(), clientes: unosClientes(3) }) })
  const abrir = (path: string | string[] = '/clientes') =>
    renderRemote(<ClientesPage />, { base: '/clientes', path, backend })

  it('[C-01] has its title, «Filtros de búsqueda» and «Agregar cliente», which leads to the new client', async () => {
    const { user, address } = abrir()
    expect(screen.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Filtros de búsqueda' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Agregar cliente' }))
    expect(address()).toBe('/clientes/nuevo')
  })

  it('[C-02] [N-04] requests the list once on entry, with every filter empty', async () => {
    abrir()
    await filas()
    expect(backend.callsTo('/clientes/listar')).toHaveLength(1)
    expect(backend.callsTo('/clientes/listar')[0]).toMatchObject({ method: 'POST', body: sinFiltros })
  })

  it('[C-03] shows name, surnames, mobile and e-mail, and actions', async () => {
    abrir()
    const table = await screen.findByRole('table', { name: 'Clientes' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map((header) => header.textContent)).toEqual([
      'Nombre',
      'Apellido Paterno',
      'Apellido Materno',
      'Celular',
      'Email',
      'Acciones',
    ])
    expect((await filas())[0]).toEqual(['Cliente 1', 'López', 'Ruiz', '33 1234 5678', 'ana.lopez@correo.mx'])
  })

  it('[C-11] a filtered list names its filters, and «Quitar filtros» shows all', async () => {
    const { user, address } = abrir('/clientes?nombre=Cliente+2')
    expect(await screen.findByRole('button', { name: 'Quitar filtro Nombre: «Cliente 2»' })).toBeVisible()
    expect(screen.getByText('Filtros:')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
    await waitFor(async () => expect(await filas()).toHaveLength(3))
    expect(address()).toBe('/clientes')
    expect(screen.queryByText(/^Filtros:/)).not.toBeInTheDocument()
  })

  it('[C-04] an empty cell shows a dash', async () => {
    backend.data.clientes = [unCliente({ apellido_materno: null, celular: '', email: null })]
    abrir()
    const [fila] = await filas()
    expect(fila?.slice(0, 2)).toEqual(['Ana', 'López'])
    for (const cell of fila!.slice(2)) expect(cell).toMatch(/^—/)
  })

  it('[C-05] every column sorts in both directions', async () => {
    backend.data.clientes = ['Beatriz', 'Ana', 'Carla'].map((nombre, n) =>
      unCliente({ _id: unId(n + 1), nombre, email: `${3 - n}@correo.mx` }),
    )
    const { user } = abrir()
    await filas()
    for (const name of ['Nombre', 'Apellido Paterno', 'Apellido Materno', 'Celular', 'Email']) {
      expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'none')
    }

    await user.click(screen.getByRole('button', { name: 'Nombre' }))
    await waitFor(async () => expect(await nombres()).toEqual(['Ana', 'Beatriz', 'Carla']))
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'Nombre' }))
    await waitFor(async () => expect(await nombres()).toEqual(['Carla', 'Beatriz', 'Ana']))
    await user.click(screen.getByRole('button', { name: 'Email' }))
    await waitFor(async () => expect(await nombres()).toEqual(['Carla', 'Ana', 'Beatriz']))
  })

  it('[C-06] shows 20 per page, and offers 5, 10, 20 and 50', async () => {
    backend.data.clientes = unosClientes(30)
    const { user } = abrir()
    expect(await filas()).toHaveLength(20)
    expect(screen.getByText('1–20 de 30')).toBeVisible()
    const size = screen.getByRole('combobox', { name: 'Filas por página' })
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '20', '50'])

    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(await screen.findByText('21–30 de 30')).toBeVisible()
    expect(await filas()).toHaveLength(10)
    await user.selectOptions(size, '50')
    expect(await screen.findByText('1–30 de 30')).toBeVisible()
    expect(await filas()).toHaveLength(30)
  })

  it('[C-07] each row leads to its details and to its edit page', async () => {
    abrir()
    await filas()
    const fila = screen.getByRole('row', { name: /Cliente 2 / })
    const id = unId(2)
    expect(within(fila).getByRole('link', { name: 'Detalles de Cliente 2 López Ruiz' })).toHaveAttribute(
      'href',
      `/clientes/detalles/${id}`,
    )
    expect(within(fila).getByRole('link', { name: 'Editar a Cliente 2 López Ruiz' })).toHaveAttribute(
      'href',
      `/clientes/editar/${id}`,
    )
    expect(within(fila).getByRole('button', { name: 'Eliminar a Cliente 2 López Ruiz' })).toBeVisible()
  })

  it('[C-11] [D39] an address with a query shows that list, and Back returns to the previous one', async () => {
    backend.data.clientes = unosClientes(19)
    const { user, address, router } = abrir('/clientes?nombre=cliente+1&filas=5&pagina=2')
    expect(await nombres()).toEqual(['Cliente 14', 'Cliente 15', 'Cliente 16', 'Cliente 17', 'Cliente 18'])
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ ...sinFiltros, nombre: 'cliente 1' })

    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    await waitFor(async () => expect(await nombres()).toEqual(['Cliente 19']))
    expect(address()).toContain('pagina=3')
    await act(() => router.navigate(-1))
    await waitFor(async () => expect(await nombres()).toContain('Cliente 14'))
  })

  it('[C-11] entering from the menu starts with empty filters, page one', async () => {
    backend.data.clientes = unosClientes(12)
    const { router } = abrir('/clientes?nombre=cliente+1&filas=2&pagina=2')
    expect(await nombres()).toEqual(['Cliente 11', 'Cliente 12'])
    await act(() => router.navigate('/clientes'))
    await waitFor(async () => expect(await filas()).toHaveLength(12))
    expect(backend.lastBody('/clientes/listar')).toMatchObject(sinFiltros)
  })

  it('an empty office sees what the list is for, with the button to begin', async () => {
    backend.data.clientes = []
    abrir()
    expect(await screen.findByText('Aún no hay clientes')).toBeVisible()
    const links = screen.getAllByRole('link', { name: 'Agregar cliente' })
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toHaveAttribute('href', '/clientes/nuevo')
  })

  it('an empty result names the query, and widens it', async () => {
    const { user, address } = abrir('/clientes?nombre=Zoila&celular=55')
    expect(await screen.findByText('Ningún cliente coincide')).toBeVisible()
    expect(screen.getByText(/^Con menos filtros, o con solo una parte de cada texto/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Buscar todos' }))
    expect(await filas()).toHaveLength(3)
    expect(backend.lastBody('/clientes/listar')).toMatchObject(sinFiltros)
    expect(address()).toBe('/clientes')
  })

  it('[N-02] says that the list could not be loaded, and loads it on «Reintentar»', async () => {
    backend.knobs.failNext('/clientes/listar', 500, { msg: 'Algo falló en el servidor' })
    const { user } = abrir()
    expect(await screen.findByText('No se pudo cargar la lista')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await filas()).toHaveLength(3)
  })
})
