import { authState } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'
import {
  CONTRASENA,
  renderRemote,
  saveAgain,
  testBackend,
  unId,
  unUsuario,
  wholeStyles,
  type BackendKind,
} from '@backoffice/shared/testing'
import { Link } from '@backoffice/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import module from '../module.tsx'
import { PerfilPage } from './PerfilPage.tsx'

wholeStyles()

const EDITAR = '/configuracion/editar_perfil_personal'
const kinds: BackendKind[] = ['ours', 'plain']
const rosa = unUsuario({ apellido_materno: 'Luna', version: 2 })
const imagen = (name = 'rosa.png') => new File(['pixeles'], name, { type: 'image/png' })

beforeEach(() => {
  // jsdom shows no pictures.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = () => undefined
})

const campo = (etiqueta: string) => screen.getByLabelText(etiqueta, { selector: 'input' })
const guardar = () => screen.getByRole('button', { name: 'Guardar perfil' })

async function escribir(user: UserEvent, etiqueta: string, texto: string) {
  await user.clear(campo(etiqueta))
  await user.click(campo(etiqueta))
  await user.paste(texto)
}

describe.each(kinds)('/configuracion/perfil on a %s back end', (kind) => {
  const backend = testBackend({ kind })

  const abrir = async (whole: UsuarioSesion = rosa) => {
    // A server of the plain contract has no versions.
    const { version: _, ...plain } = whole
    const usuario = kind === 'ours' ? whole : plain
    const page = renderRemote(module, {
      base: '/configuracion',
      path: ['/dashboard', '/configuracion/perfil'],
      backend,
      usuario,
    })
    await screen.findByRole('button', { name: 'Guardar perfil' })
    return page
  }
  const guardado = () => screen.findByText('Perfil guardado')
  const body = () => backend.lastBody(EDITAR) as Record<string, unknown>

  it('[S-01] [S-02] [G-21] shows the person’s own data, and a placeholder if there is no photo', async () => {
    await abrir()
    expect(screen.getByRole('heading', { level: 1, name: 'Información personal' })).toBeVisible()
    expect(campo('Nombre')).toHaveValue('Rosa')
    expect(campo('Apellido paterno')).toHaveValue('Méndez')
    expect(campo('Apellido materno')).toHaveValue('Luna')
    expect(campo('Correo')).toHaveValue('rosa@demo.mx')
    expect(campo('Contraseña')).toHaveValue('')
    expect(campo('Contraseña')).toHaveAttribute('type', 'password')
    expect(screen.queryByLabelText('Contraseña actual')).not.toBeInTheDocument()
    const foto = screen.getByRole('img', { name: 'Sin foto de perfil' })
    expect(foto).toHaveStyle({ width: '200px', height: '200px' })
  })

  it('[S-02] [S-03] [N-03] [N-04] saves as multipart without another request, and shows the result at once', async () => {
    const { user } = await abrir()
    await escribir(user, 'Nombre', 'Rosario')
    await user.click(guardar())
    await guardado()
    expect(body()).toEqual({
      nombre: 'Rosario',
      apellido_paterno: 'Méndez',
      apellido_materno: 'Luna',
      email: 'rosa@demo.mx',
      password: '',
      // Forms send an empty part for a file input without a file; fetch reads it as ''.
      perfil: '',
      ...(kind === 'ours' && { version: '2' }),
    })
    expect(authState().usuario).toMatchObject({ nombre: 'Rosario', permisos: rosa.permisos })
    // The second save is based on the server's current version.
    await escribir(user, 'Nombre', 'Rosa María')
    await user.click(guardar())
    await waitFor(() => expect(authState().usuario?.nombre).toBe('Rosa María'))
  })

  it('[S-01] [S-03] shows a chosen photo before it is saved, and sends it along', async () => {
    const { user } = await abrir(unUsuario({ url_perfil_g: '/admin/descargas/vieja' }))
    const actual = screen.getByRole('img', { name: 'Foto de perfil actual' })
    expect(actual).toHaveAttribute('src', 'http://localhost/admin/descargas/vieja')
    const input = screen.getByLabelText(/Foto de perfil/, { selector: 'input' })
    expect(input).toHaveAttribute('accept', 'image/*')
    await user.upload(input, imagen())
    const nueva = await screen.findByRole('img', { name: /elegida, aún sin guardar/ })
    expect(nueva).toHaveAttribute('src', 'blob:rosa.png')
    await user.click(guardar())
    await guardado()
    expect(body().perfil).toBeInstanceOf(File)
    expect(authState().usuario?.url_perfil_g).toBe('/admin/descargas/foto-rosa.png')
    expect(await screen.findByRole('img', { name: 'Foto de perfil actual' })).toHaveAttribute(
      'src',
      'http://localhost/admin/descargas/foto-rosa.png',
    )
  })

  it('[S-01] [S-03] [D45] removes the saved photo everywhere, if the server offers that', async () => {
    const { user } = await abrir(unUsuario({ url_perfil_g: '/admin/descargas/vieja' }))
    const boton = () => screen.queryByRole('button', { name: 'Quitar foto' })
    if (kind === 'plain') return expect(boton()).not.toBeInTheDocument()
    await user.click(boton()!)
    expect(screen.getByRole('img', { name: 'Sin foto de perfil' })).toBeVisible()
    expect(screen.getByText('La foto se quita al guardar')).toBeVisible()
    // Second thoughts.
    const conservar = screen.getByRole('button', { name: 'Conservar la foto' })
    expect(conservar).toHaveFocus()
    await user.click(conservar)
    expect(screen.getByRole('img', { name: 'Foto de perfil actual' })).toBeVisible()
    await user.click(boton()!)
    await user.click(guardar())
    await guardado()
    expect(body()).toMatchObject({ quitar_foto: '1' })
    expect(body().perfil).toBe('')
    expect(authState().usuario?.url_perfil_g).toBeNull()
    expect(screen.getByRole('img', { name: 'Sin foto de perfil' })).toBeVisible()
    expect(boton()).not.toBeInTheDocument()
    expect(screen.queryByText('La foto se quita al guardar')).not.toBeInTheDocument()
  })

  it('[S-01] refuses a file that is no image', async () => {
    const { user } = await abrir()
    const input = screen.getByLabelText(/Foto de perfil/, { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] } })
    expect(await screen.findByText('El archivo no es una imagen')).toBeVisible()
    await user.click(guardar())
    await guardado()
    expect(body().perfil).toBe('')
  })

  it('[S-01] an image that the browser can’t show leaves the placeholder; removing it restores the earlier photo', async () => {
    const { user } = await abrir()
    const input = screen.getByLabelText(/Foto de perfil/, { selector: 'input' })
    await user.upload(input, imagen())
    fireEvent.error(await screen.findByRole('img', { name: /elegida, aún sin guardar/ }))
    expect(
      screen.getByRole('img', { name: 'Este navegador no puede mostrar la imagen elegida' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Quitar la foto elegida' }))
    expect(screen.getByRole('img', { name: 'Sin foto de perfil' })).toBeVisible()
    expect(input).toHaveFocus()
  })

  it('[S-01] a photo saved again after it was chosen is chosen again, with what was typed', async () => {
    const { user } = await abrir()
    const input = screen.getByLabelText(/Foto de perfil/, { selector: 'input' })
    const foto = imagen()
    await user.upload(input, foto)
    await escribir(user, 'Nombre', 'Rosalía')
    saveAgain(foto)
    await user.click(guardar())
    expect(await screen.findByText('«rosa.png» cambió desde que se eligió; elegirlo otra vez')).toBeVisible()
    expect(campo('Nombre')).toHaveValue('Rosalía')
    expect(backend.lastBody(EDITAR)).toBeUndefined()
    await user.upload(input, imagen())
    await user.click(guardar())
    await guardado()
  })

  it('[D45] requires «Contraseña actual» if the server does', async () => {
    const { user } = await abrir()
    await escribir(user, 'Contraseña', 'una clave muy nueva')
    expect(screen.queryAllByLabelText('Contraseña actual')).toHaveLength(kind === 'ours' ? 1 : 0)
    if (kind === 'ours') await escribir(user, 'Contraseña actual', CONTRASENA)
    await user.click(guardar())
    await guardado()
    expect(backend.data.contrasenas[rosa._id]).toBe('una clave muy nueva')
  })

  it('[S-02] checks nothing itself: an empty form is sent', async () => {
    const { user } = await abrir()
    await user.clear(campo('Nombre'))
    await user.click(guardar())
    await waitFor(() => expect(backend.callsTo(EDITAR)).toHaveLength(1))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(campo('Apellido paterno')).toHaveValue('Méndez')
  })
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
