import { setRemotes } from '@backoffice/shared'
import { renderRemote, testBackend, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'
import { remotosEnUso } from './permisos/permisos.testing.ts'
import { EDITAR, CLAVE, rosa, beto, campo, tipo, guardar, escribir } from './usuarioPages.testing.ts'

const grupo = (name: string) => within(screen.getByRole('group', { name }))
const casilla = (modulo: string, name: string) => grupo(modulo).getByRole('checkbox', { name })

describe('beyond the specification', () => {
  const backend = testBackend()
  const abrir = async (path: string, usuario = rosa, otro = beto) => {
    backend.data.usuarios = [rosa, otro]
    setRemotes(remotosEnUso)
    const page = renderRemote(module, { base: '/usuarios', path: ['/usuarios', path], backend, usuario })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeInTheDocument())
    return page
  }
  const EDITAR_BETO = `/usuarios/editar/${beto._id}`

  it('[U-03] [U-09] show/hide works only when something is typed', async () => {
    const { user } = await abrir('/usuarios/nuevo')
    const [toggle] = screen.getAllByRole('button', { name: 'Mostrar contraseña' })
    expect(toggle).toBeDisabled()
    await escribir(user, 'Contraseña', CLAVE)
    await user.click(toggle as HTMLElement)
    expect(campo('Contraseña')).toHaveAttribute('type', 'text')
  })

  it('[D22] offers a tree of boxes by module and presets, and sends what is ticked', async () => {
    const { user, address } = await abrir(EDITAR_BETO)
    expect(casilla('Clientes', 'Ver la lista')).toBeChecked()
    expect(casilla('Clientes', 'Clientes')).toBePartiallyChecked()
    await user.click(screen.getByRole('button', { name: 'Administrador' }))
    expect(casilla('Usuarios', 'Editar y eliminar')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Asesor' }))
    expect(casilla('Usuarios', 'Editar y eliminar')).not.toBeChecked()
    expect(casilla('Clientes', 'Clientes')).toBeChecked()
    await user.click(casilla('Asesorías', 'Asesorías'))
    expect(casilla('Asesorías', 'Agregar')).not.toBeChecked()
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(backend.lastBody(EDITAR)).toMatchObject({
      permisos: {
        clientes: { ver: true, agregar: true, editar: true, detalles: true },
        asesorias: { ver: false, agregar: false, editar: false, detalles: false },
        usuarios: { ver: false, agregar: false, editar: false },
        configuracion: { membresias: { ver: false }, perfil: { ver: true } },
      },
    })
  })

  it('[D22] offers the permissions of a remote that this one does not know', async () => {
    backend.data.usuarios = [rosa, beto]
    const permisos = [{ permission: 'reportes.ver', label: 'Ver los reportes' }]
    const reportes = { ...remotosEnUso[0]!, name: 'reportes', title: 'Reportes', permissions: permisos }
    setRemotes([...remotosEnUso, reportes])
    const usuario = unUsuario({ permisos: { ...rosa.permisos, reportes: { ver: true } } })
    const { user, address } = renderRemote(module, {
      base: '/usuarios',
      path: ['/usuarios', EDITAR_BETO],
      backend,
      usuario,
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Ver los reportes' }))
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(backend.lastBody(EDITAR)).toMatchObject({ permisos: { reportes: { ver: true } } })
  })

  it('[D22] people can give only permissions that they hold, and the form says why', async () => {
    const permisos = { usuarios: { ver: true, agregar: true, editar: true }, clientes: { ver: true } }
    const { user } = await abrir(EDITAR_BETO, unUsuario({ tipo: 1, permisos }))
    const otra = casilla('Clientes', 'Agregar')
    expect(otra).toBeDisabled()
    expect(otra).toHaveAccessibleDescription(/solo se dan o quitan permisos que se tienen/)
    await user.click(screen.getByRole('button', { name: 'Administrador' }))
    expect(otra).not.toBeChecked()
    expect(casilla('Usuarios', 'Agregar')).toBeChecked()
  })

  it('[D3] [D66] tipo 7 reads «Administrador» like 0, is offered only for a user who has it, and saving keeps it', async () => {
    const { user, address } = await abrir(EDITAR_BETO, rosa, { ...beto, tipo: 7 })
    expect(tipo()).toHaveDisplayValue('Administrador')
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(backend.lastBody(EDITAR)).toMatchObject({ tipo: 7 })
  })

  it('[D41] shows what another person saved, and can save what was typed over it', async () => {
    const { user, address } = await abrir(EDITAR_BETO)
    backend.data.usuarios = [rosa, { ...beto, version: 5, nombre: 'Norberto' }]
    await escribir(user, 'Nombre', 'Alberto')
    await user.click(guardar())
    const dialog = await screen.findByRole('alertdialog', { name: 'Otra persona cambió este usuario' })
    expect(dialog).toHaveTextContent('Guardado por otra personaNorberto')
    await user.click(screen.getByRole('button', { name: 'Guardar lo escrito' }))
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(backend.lastBody(EDITAR)).toMatchObject({ version: 5, nombre: 'Alberto' })
  })

  it('[D40] [D24] a refusal appears beside its field, and what was typed stays', async () => {
    const { user } = await abrir(EDITAR_BETO)
    await escribir(user, 'Correo', 'rosa@demo.mx')
    await user.click(guardar())
    await waitFor(() => expect(campo('Correo')).toHaveAccessibleDescription('El correo no está disponible'))
    expect(campo('Correo')).toHaveValue('rosa@demo.mx')
    // Nobody else changed this user, so there is nothing to choose.
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('[D41] shows two people’s permissions side by side, a line for each module', async () => {
    const { user } = await abrir(EDITAR_BETO)
    const permisos = { clientes: { ver: true, agregar: true }, usuarios: { ver: true } }
    backend.data.usuarios = [rosa, { ...beto, version: 5, permisos }]
    await user.click(casilla('Asesorías', 'Agregar'))
    await user.click(guardar())
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText('Clientes: Ver la lista, Agregar')).toBeVisible()
    expect(within(dialog).getByText('Usuarios: Ver la lista')).toBeVisible()
    expect(within(dialog).getByText('Asesorías: Agregar')).toBeVisible()
  })

  it('[D22] one’s own row leads to the profile, which edits those data', async () => {
    backend.data.usuarios = [rosa]
    renderRemote(module, { base: '/usuarios', path: `/usuarios/editar/${rosa._id}`, backend, usuario: rosa })
    expect(await screen.findByText(/Los datos propios se cambian/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir al perfil' })).toHaveAttribute(
      'href',
      '/configuracion/perfil',
    )
  })
})
