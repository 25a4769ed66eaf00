import {
  type Backend,
  emptyData,
  renderRemote,
  testBackend,
  unCliente,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import { ClientesPage } from '../ClientesPage.tsx'

export const READ = '/clientes/vistas'
export const SAVE = '/clientes/guardar_vistas'
export const usuario = unUsuario()
const clientes = ['Ana', 'Beatriz'].map((nombre, n) =>
  unCliente({ _id: unId(n + 1), nombre, rfc: `RFC${nombre.toUpperCase()}` }),
)
/** The back end of a test file; call it once, at the top. */
export const viewsBackend = () => (backend = testBackend({ data: () => ({ ...emptyData(), clientes }) }))
let backend: Backend

export const vista = (nombre: string, more: object = {}) => ({
  nombre,
  consulta: 'nombre=ana',
  columnas: null,
  inicio: false,
  ...more,
})
export const given = (vistas: ReturnType<typeof vista>[], more: object = {}) => {
  backend.data.vistas = {
    [usuario._id]: { clientes: { vistas, columnas: null, compacta: false, version: 3, ...more } },
  }
}
export const kept = () => backend.data.vistas[usuario._id]?.clientes

export const abrir = (path: string | string[] = '/clientes', quien = usuario) =>
  renderRemote(<ClientesPage />, { base: '/clientes', path, backend, usuario: quien })
export const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
export const SPECIFIED = ['Nombre', 'Apellido Paterno', 'Apellido Materno', 'Celular', 'Email', 'Acciones']

export async function abierto(path?: string | string[]) {
  const page = abrir(path)
  await screen.findByRole('row', { name: /Ana/ })
  await page.user.click(screen.getByRole('button', { name: 'Vistas' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Vistas y columnas' }))
  await panel.findByRole('textbox', { name: 'Nombre de la vista' })
  return { ...page, panel }
}
export const names = (panel: ReturnType<typeof within>) =>
  panel
    .queryAllByRole('button', { name: /^Eliminar: / })
    .map((button: HTMLElement) => button.getAttribute('aria-label')?.slice('Eliminar: '.length))
