import type { UsuarioSesion } from '@backoffice/shared/contract'
import {
  CONTRASENA,
  renderRemote,
  testBackend,
  unId,
  unUsuario,
  wholeStyles,
} from '@backoffice/shared/testing'
import { Link } from '@backoffice/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import module from '../module.tsx'
import { PerfilPage } from './PerfilPage.tsx'
import { EDITAR, rosa, imagen, campo, guardar, escribir } from './perfil.testing.ts'

wholeStyles()

beforeEach(() => {
  // jsdom shows no pictures.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = () => undefined
})

describe('what our server requires in addition', () => {
  const backend = testBackend()
  const abrir = async (usuario: UsuarioSesion = rosa) => {
    const page = renderRemote(module, {
      base: '/configuracion',
      path: ['/dashboard', '/configuracion/perfil'],
      backend,
      usuario,
    })
    await screen.findByRole('button', { name: 'Guardar perfil' })
    return page
  }

  it.each([
    ['Correo', 'otra@demo.mx'],
    ['Contraseña', 'una clave muy nueva'],
  ])('[D32] another «%s» asks for «Contraseña actual» and sends it', async (etiqueta, valor) => {
    const { user } = await abrir()
    await escribir(user, etiqueta, valor)
    await user.click(await screen.findByLabelText('Contraseña actual'))
    await user.paste('no-es-esta')
    await user.click(guardar())
    await waitFor(() =>
      expect(campo('Contraseña actual')).toHaveAccessibleDescription(/La contraseña actual no es correcta/),
    )
    await escribir(user, 'Contraseña actual', CONTRASENA)
    await user.click(guardar())
    await screen.findByText('Perfil guardado')
    expect(backend.lastBody(EDITAR)).toMatchObject({ password_actual: CONTRASENA })
    await waitFor(() => expect(screen.queryByLabelText('Contraseña actual')).not.toBeInTheDocument())
    expect(campo('Contraseña')).toHaveValue('')
  })

  it('[D32] after reverting the change it requires nothing', async () => {
    const { user } = await abrir()
    await escribir(user, 'Correo', 'otra@demo.mx')
    await screen.findByLabelText('Contraseña actual')
    await escribir(user, 'Correo', 'ROSA@demo.mx')
    await waitFor(() => expect(screen.queryByLabelText('Contraseña actual')).not.toBeInTheDocument())
  })

  it('[S-01] choosing another photo replaces the removal', async () => {
    const { user } = await abrir(unUsuario({ url_perfil_g: '/admin/descargas/vieja' }))
    await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
    await user.upload(screen.getByLabelText(/Foto de perfil/, { selector: 'input' }), imagen())
    await user.click(guardar())
    await screen.findByText('Perfil guardado')
    const enviado = backend.lastBody(EDITAR) as Record<string, unknown>
    expect(enviado.perfil).toBeInstanceOf(File)
    expect(enviado).not.toHaveProperty('quitar_foto')
  })

  it('[D40] an e-mail in use is refused beside its field', async () => {
    const { user } = await abrir()
    backend.data.usuarios.push(unUsuario({ _id: unId(9), email: 'otra@demo.mx' }))
    await escribir(user, 'Correo', 'otra@demo.mx')
    await escribir(user, 'Contraseña actual', CONTRASENA)
    await user.click(guardar())
    await waitFor(() => expect(campo('Correo')).toHaveAccessibleDescription('El correo no está disponible'))
  })

  it('leaving a changed form asks first', async () => {
    const pagina = (
      <>
        <Link to="/dashboard">Inicio</Link>
        <PerfilPage />
      </>
    )
    const place = '/configuracion/perfil'
    const { user, address } = renderRemote(pagina, { base: place, path: place, backend, usuario: rosa })
    await escribir(user, 'Nombre', 'Rosario')
    await user.click(screen.getByRole('link', { name: 'Inicio' }))
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    expect(address()).toBe(place)
    expect(campo('Nombre')).toHaveValue('Rosario')
  })

  it('[D41] saved elsewhere meanwhile: what was typed stays, other fields show the current data, and it can be saved', async () => {
    const { user } = await abrir()
    backend.data.usuarios = [{ ...rosa, version: 5, apellido_paterno: 'Mendoza' }]
    await escribir(user, 'Nombre', 'Rosario')
    await user.click(guardar())
    await waitFor(() => expect(campo('Apellido paterno')).toHaveValue('Mendoza'))
    expect(campo('Nombre')).toHaveValue('Rosario')
    await user.click(guardar())
    await screen.findByText('Perfil guardado')
    expect(backend.lastBody(EDITAR)).toMatchObject({ version: '5', nombre: 'Rosario' })
  })
})
