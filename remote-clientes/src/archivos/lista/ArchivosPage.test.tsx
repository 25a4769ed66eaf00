import type { ArchivoPorVencer } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'

const backend = testBackend()
const LISTAR = '/archivos/listar'

const ine: ArchivoPorVencer = {
  ...{ _id: unId(0x700), version: 1, nombre: 'INE', extension: 'pdf', clase: 'identificacion' },
  vence: '2020-03-01',
  cliente: { _id: unId(1), nombre: 'Ana Ruiz', celular: '4431234567', email: null },
}
const poliza: ArchivoPorVencer = {
  ...ine,
  _id: unId(0x701),
  nombre: 'Póliza',
  clase: null,
  vence: '2990-03-01',
}

function open(usuario = unUsuario()) {
  backend.data.usuarios = [usuario]
  backend.answers('POST /archivos/listar', () => ({ archivos: [ine, poliza], total: 2, total_exacto: true }))
  return renderRemote(module, { base: '/clientes', path: '/clientes?vista=archivos', backend, usuario })
}

describe('[E-19] /clientes?vista=archivos', () => {
  it('lists the files with a last day, the nearest first, each with its client', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Archivos con vencimiento' })).toBeVisible()
    const row = within((await screen.findByText('INE')).closest('tr') as HTMLElement)
    expect(row.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
      'href',
      `/clientes/detalles/${unId(1)}?vista=archivos`,
    )
    expect(row.getByText('Identificación')).toBeVisible()
    expect(row.getByText('Vencido')).toBeVisible()
    expect(screen.getAllByText('Vencido')).toHaveLength(1)
    expect(backend.lastBody(LISTAR)).toMatchObject({ orden: 'vence', direccion: 'asc', filas: 20 })
    expect(screen.getByRole('link', { name: 'Clientes', current: false })).toHaveAttribute(
      'href',
      '/clientes',
    )
  })

  it('asks for those that have ended, and by kind', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Vencidos' }))
    await waitFor(() =>
      expect(backend.lastBody(LISTAR)).toMatchObject({ vence_hasta: expect.any(String) as unknown }),
    )
    await user.click(screen.getByRole('button', { name: /^Filtros de búsqueda/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar archivos' }))
    await user.click(dialog.getByRole('combobox', { name: 'Clase' }))
    await user.click(await screen.findByRole('option', { name: 'Contrato' }))
    await user.click(dialog.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(backend.lastBody(LISTAR)).toMatchObject({ clase: 'contrato' }))
    expect(await screen.findByText('Clase: Contrato')).toBeVisible()
  })

  it('is not there for who may not open a profile', async () => {
    open(unUsuario({ permisos: { clientes: { ver: true } } }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Archivos con vencimiento' })).not.toBeInTheDocument()
  })
})
