import { matchRoutes } from '@backoffice/shared/router'
import { unId } from '@backoffice/shared/testing'
import { remoteManifest } from '@backoffice/shared/contract'
import remoteJson from '../remote.json'
import clientes from './module'

const manifest = remoteManifest.parse(remoteJson)
const ruta = (path: string) => manifest.routes.find((route) => route.path === path)

const clientesMiga = { nombre: 'Clientes', path: '/clientes' }

it.each([
  ['/clientes', 'Clientes', 'clientes.ver', [clientesMiga]],
  [
    '/clientes/nuevo',
    'Nuevo cliente',
    'clientes.agregar',
    [clientesMiga, { nombre: 'Nuevo cliente', path: '/clientes/nuevo' }],
  ],
  [
    '/clientes/editar/:id',
    'Editar cliente',
    'clientes.editar',
    [clientesMiga, { nombre: 'Editar cliente', path: '/clientes/editar/:id' }],
  ],
  [
    '/clientes/detalles/:id',
    'Perfil del cliente',
    'clientes.detalles',
    [clientesMiga, { nombre: 'Perfil del cliente', path: '/clientes/detalles/:id' }],
  ],
])(
  '[C-01] [F-01] [G-16] [G-21] %s: title, permission and breadcrumb',
  (path, title, permission, breadcrumb) => {
    expect(ruta(path)).toMatchObject({ title, permission, breadcrumb })
  },
)

it('has a page for every path that remote.json names, and no other', () => {
  const paths = clientes.routes.map((route) => [manifest.base, route.path].filter(Boolean).join('/'))
  expect(paths).toEqual(manifest.routes.map(({ path }) => path))
  for (const { path } of manifest.routes) {
    const address = path.replace(':id', unId(1))
    expect(matchRoutes([{ path: manifest.base, children: clientes.routes }], address)).not.toBeNull()
  }
})
