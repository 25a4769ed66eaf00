import type { RemoteManifest } from '../contract/index.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { permissionGroups, setRemotes } from './remotes.ts'

const remote = (own: Partial<RemoteManifest>): RemoteManifest => ({
  name: 'x',
  base: '/x',
  contract: '*',
  routes: [],
  menu: [],
  exposes: [],
  permissions: [{ permission: `${own.name}.ver`, label: 'Ver' }],
  ...own,
})
const entry = (order: number, group?: string) => [{ label: 'x', path: '/x', order, ...(group && { group }) }]

it('[D22] permissions follow the order of the menu, dropdowns last; a remote without permissions has no group', () => {
  setRemotes([
    remote({ name: 'sin-menu' }),
    remote({ name: 'ajustes', menu: entry(1, 'Configuración') }),
    remote({ name: 'b', title: 'Bodega', menu: entry(20) }),
    remote({ name: 'a', menu: entry(10) }),
    remote({ name: 'old', menu: entry(5), permissions: undefined }),
  ])
  expect(permissionGroups().map(({ title }) => title)).toEqual(['a', 'Bodega', 'ajustes', 'sin-menu'])
})

it('[D22] [E-18] the host’s own permissions come after them, unless a remote has taken their name', () => {
  const own = [
    { remote: 'informes', title: 'Informes', permissions: [{ permission: 'informes.ver', label: 'Ver' }] },
  ]
  setRemotes([remote({ name: 'a' })], own)
  expect(permissionGroups().map(({ title }) => title)).toEqual(['a', 'Informes'])
  setRemotes([remote({ name: 'informes', title: 'De un remoto' })], own)
  expect(permissionGroups().map(({ title }) => title)).toEqual(['De un remoto'])
})

it('[G-21] without a breadcrumb of its own, a page shows the titles of the pages above and its own', () => {
  const routes = [
    { path: '/x/:id/notas', title: 'Notas' },
    { path: '/x/:id', title: 'Ficha' },
    { path: '/x', title: 'Lista' },
    { path: '/xy', title: 'Otra' },
    { path: '/x/:id/aviso', breadcrumb: [{ nombre: 'Aviso', path: '/x' }] },
  ]
  const names = (index: number) => breadcrumbOf(routes, routes[index] as never).map(({ nombre }) => nombre)
  expect([0, 1, 2, 3, 4].map(names)).toEqual([
    ['Lista', 'Ficha', 'Notas'],
    ['Lista', 'Ficha'],
    ['Lista'],
    ['Otra'],
    ['Aviso'],
  ])
})
