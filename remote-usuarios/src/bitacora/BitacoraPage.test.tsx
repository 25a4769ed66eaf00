import type { EntradaBitacora } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()
const LISTAR = '/bitacora/listar'
const rosa = unUsuario()
const beto = unUsuario({ _id: unId(2), nombre: 'Beto', email: 'beto@demo.mx' })

const entrada: EntradaBitacora = {
  _id: unId(0x900),
  momento: '2026-11-20T16:05:00.000Z',
  usuario: { _id: rosa._id, nombre: 'Rosa Gil' },
  accion: 'editar',
  entidad: 'cliente',
  registro: { _id: unId(1), nombre: 'Ana Ruiz' },
  direccion: '10.0.0.7',
  cambios: [
    { campo: 'celular', antes: '4431234567', despues: '4437654321' },
    { campo: 'lo_que_venga', antes: null, despues: true },
  ],
}
const entro = {
  ...entrada,
  ...{ _id: unId(0x901), usuario: null, accion: 'iniciar_sesion_fallido', entidad: 'sesion' },
  ...{ registro: null, cambios: [] },
}

function open(path = '/usuarios?vista=bitacora', usuario = rosa) {
  backend.data.usuarios = [usuario, beto]
  backend.answers('POST /bitacora/listar', () => ({
    entradas: [entrada, entro],
    total: 2,
    total_exacto: true,
  }))
  return renderRemote(module, { base: '/usuarios', path, backend, usuario })
}

describe('[E-14] /usuarios?vista=bitacora', () => {
  it('lists who did what to which record, newest first, beside the users', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Bitácora' })).toBeInTheDocument()
    const row = within((await screen.findByText('Rosa Gil')).closest('tr') as HTMLElement)
    expect(row.getByText('20 de noviembre de 2026, 10:05')).toBeInTheDocument()
    expect(row.getByText('Cambió · Cliente')).toBeInTheDocument()
    expect(row.getByText('Ana Ruiz')).toBeInTheDocument()
    expect(row.getByText('Teléfono (personal) y Lo que venga')).toBeInTheDocument()
    expect(screen.getByText('Sin sesión')).toBeInTheDocument()
    expect(backend.lastBody(LISTAR)).toMatchObject({ direccion: 'desc', orden: 'momento', filas: 20 })
    expect(screen.getByRole('link', { name: 'Usuarios', current: false })).toHaveAttribute(
      'href',
      '/usuarios',
    )
  })

  it('shows each field before and after, and leads to everything of that record', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: /^Ver .* Rosa Gil · Cambió · Cliente/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lo que se hizo' }))
    expect(dialog.getByText('443 123 4567 → 443 765 4321')).toBeInTheDocument()
    expect(dialog.getByText('— → Sí')).toBeInTheDocument()
    expect(dialog.getByText('10.0.0.7')).toBeInTheDocument()
    await user.click(dialog.getByRole('link', { name: 'Todo lo de este registro' }))
    await waitFor(() => expect(address()).toBe(`/usuarios?vista=bitacora&registro=${unId(1)}`))
    await waitFor(() => expect(backend.lastBody(LISTAR)).toMatchObject({ registro: unId(1) }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('filters by person, deed, kind of record and days', async () => {
    const { user } = open()
    await screen.findByText('Rosa Gil')
    await user.click(screen.getByRole('button', { name: /^Filtros de búsqueda/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar la bitácora' }))
    await user.click(dialog.getByRole('combobox', { name: 'Qué hizo' }))
    await user.click(await screen.findByRole('option', { name: 'Exportó' }))
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(backend.lastBody(LISTAR)).toMatchObject({ accion: 'exportar' }))
    expect(await screen.findByText('Qué hizo: Exportó')).toBeInTheDocument()
  })

  it('the form of a user leads to their history; who may not read the audit sees neither', async () => {
    const { unmount } = open(`/usuarios/editar/${beto._id}`)
    const name = 'Historial de cambios'
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/usuarios?vista=bitacora&registro=${beto._id}`,
    )
    unmount()
    const edits = unUsuario({ permisos: { usuarios: { ver: true, editar: true } } })
    const form = open(`/usuarios/editar/${beto._id}`, edits)
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    form.unmount()
    open('/usuarios?vista=bitacora', edits)
    expect(await screen.findByRole('heading', { level: 1, name: 'Usuarios' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Bitácora' })).not.toBeInTheDocument()
  })
})
