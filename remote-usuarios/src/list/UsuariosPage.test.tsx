import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()

const rosa = unUsuario()
const beto = unUsuario({
  _id: unId(2),
  nombre: 'Beto',
  apellido_paterno: 'Díaz',
  apellido_materno: 'Cruz',
  tipo: 1,
  email: 'beto@demo.mx',
  // 31 May, half past eight in the evening in Mexico.
  creacion: '2024-06-01T02:30:00.000Z',
})
const carla = unUsuario({ _id: unId(3), nombre: 'Carla', tipo: 7, email: 'carla@demo.mx' })

const open = (options: Parameters<typeof renderRemote>[1] = {}) => {
  backend.data.usuarios = [rosa, beto, carla]
  return renderRemote(module, { base: '/usuarios', path: '/usuarios', backend, usuario: rosa, ...options })
}

const cellsOf = async (text: string) => {
  const row = (await screen.findByText(text, { exact: true })).closest('tr') as HTMLTableRowElement
  return [...row.cells].map((cell) => cell.textContent)
}

describe('/usuarios', () => {
  it('[U-01] [G-21] shows the columns, with tipo in words and the day in Mexico’s time zone', async () => {
    open()
    expect(await cellsOf('Beto')).toEqual(
      expect.arrayContaining(['Beto', 'Díaz', 'Cruz', 'Asesor', 'beto@demo.mx', '31 de mayo de 2024']),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Nombre',
      'Apellido paterno',
      'Apellido materno',
      'Tipo',
      'Correo',
      'Fecha de creación',
      'Acciones',
    ])
  })

  it('[U-01] [D3] shows tipo 0 and 7 as Administrador', async () => {
    open()
    expect(await cellsOf('Rosa')).toContain('Administrador')
    expect(await cellsOf('Carla')).toContain('Administrador')
  })

  it('[U-01] [D8] requests 20 rows with empty filters, and sorts with another call', async () => {
    const { user } = open()
    await screen.findByRole('rowheader', { name: 'Beto Díaz Cruz' })
    expect(backend.lastBody('/usuarios/listar')).toMatchObject({
      id: '',
      nombre: '',
      apellido_paterno: '',
      apellido_materno: '',
      tipo: null,
      fecha_inicio: null,
      fecha_fin: null,
      filas: 20,
    })
    expect(screen.getByText('1–3 de 3')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Correo' }))
    await waitFor(() =>
      expect(backend.lastBody('/usuarios/listar')).toMatchObject({ orden: 'email', direccion: 'asc' }),
    )
  })

  it('[U-08] «Agregar usuario» leads to /usuarios/nuevo', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('link', { name: 'Agregar usuario' }))
    expect(address()).toBe('/usuarios/nuevo')
    expect(await screen.findByRole('heading', { level: 1, name: 'Nuevo usuario' })).toBeInTheDocument()
  })

  it('[D18] [D22] [U-01] people who may edit are offered to edit and delete others', async () => {
    const { unmount } = open()
    expect(await screen.findAllByRole('link', { name: /^Editar a / })).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /^Eliminar/ })).toHaveLength(2)
    const own = within(screen.getByText('rosa@demo.mx').closest('tr') as HTMLElement)
    expect(own.queryByRole('link')).not.toBeInTheDocument()
    unmount()
    open({ usuario: unUsuario({ permisos: { usuarios: { ver: true } } }) })
    await screen.findByText('beto@demo.mx')
    expect(screen.queryByRole('link', { name: /Editar|Agregar/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument()
  })

  it('[U-02] [U-07] [D19] [D37] «Eliminar usuario» names the user; «Sí» deletes, and waits meanwhile', async () => {
    const { user } = open()
    const row = within((await screen.findByText('beto@demo.mx')).closest('tr') as HTMLElement)
    await user.click(row.getByRole('button', { name: /^Eliminar/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar usuario' })
    expect(dialog).toHaveTextContent('¿Eliminar al usuario Beto Díaz Cruz?')
    const answer = backend.knobs.hold('/usuarios/eliminar')
    await user.click(screen.getByRole('button', { name: 'Sí' }))
    expect(screen.getByRole('button', { name: 'Sí' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'No' })).toBeDisabled()
    answer()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(backend.lastBody('/usuarios/eliminar')).toEqual({ id: beto._id, version: 1 })
    await waitFor(() => expect(screen.queryByText('beto@demo.mx')).not.toBeInTheDocument())
  })

  it('[U-02] an empty result names the query, and «Buscar todos» widens it', async () => {
    const { user, address } = open({ path: '/usuarios?nombre=Zoila&tipo=1&fecha_inicio=2024-05-01' })
    expect(await screen.findByText(/^Con menos filtros, o con solo una parte de cada texto/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Buscar todos' }))
    expect(await screen.findByText('beto@demo.mx')).toBeVisible()
    expect(address()).toBe('/usuarios')
  })

  it('«Exportar» requests the list with its filters', async () => {
    const { user } = open({ path: '/usuarios?tipo=1' })
    backend.knobs.failNext('/usuarios/exportar', 500)
    await user.click(await screen.findByRole('button', { name: 'Exportar' }))
    expect(await screen.findByText(/No se pudo escribir el archivo/)).toBeInTheDocument()
    expect(backend.lastBody('/usuarios/exportar')).toMatchObject({ tipo: 1 })
  })

  it('[U-02] [U-08] «Filtrar usuarios» sends its fields', async () => {
    const { user, address } = open()
    await screen.findByRole('rowheader', { name: 'Beto Díaz Cruz' })
    await user.click(screen.getByRole('button', { name: 'Filtros de búsqueda' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar usuarios' }))
    // Pasting is a single event; typing would be one for each letter.
    const fill = async (label: string, text: string) => {
      await user.click(dialog.getByLabelText(label))
      await user.paste(text)
    }
    await fill('Nombre', 'beto')
    await fill('Apellido paterno', 'diaz')
    await fill('Apellido materno', 'cruz')
    await fill('Desde', '01/05/2024')
    // Pasted last: a select takes the focus back a moment after the choice, and a paste goes to the focused element.
    await user.click(dialog.getByRole('combobox', { name: 'Tipo' }))
    await user.click(await screen.findByRole('option', { name: 'Asesor' }))
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.lastBody('/usuarios/listar')).toMatchObject({
      id: '',
      nombre: 'beto',
      apellido_paterno: 'diaz',
      apellido_materno: 'cruz',
      tipo: 1,
      fecha_inicio: '2024-05-01',
      fecha_fin: null,
    })
    expect(new URLSearchParams(address().split('?')[1]).get('tipo')).toBe('1')
  })
})
