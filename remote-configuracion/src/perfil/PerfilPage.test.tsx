import { authState } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'
import {
  CONTRASENA,
  renderRemote,
  saveAgain,
  testBackend,
  unUsuario,
  wholeStyles,
  type BackendKind,
} from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import module from '../module.tsx'
import { EDITAR, rosa, imagen, campo, guardar, escribir } from './perfil.testing.ts'

wholeStyles()
const kinds: BackendKind[] = ['ours', 'plain']

beforeEach(() => {
  // jsdom shows no pictures.
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = () => undefined
})

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
