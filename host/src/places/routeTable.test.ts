import { standIn, workspaceRegistry } from '@backoffice/entrega/page/testing'
import { placeAt } from './routeTable.ts'

const registry = workspaceRegistry()
const at = (path: string) => placeAt(registry, path)
const crumbs = (path: string) => at(path)?.breadcrumb.map((item) => `${item.nombre} ${item.path}`)

const table: [path: string, permission: string | undefined, title: string, breadcrumb: string[]][] = [
  ['/', undefined, 'Iniciar sesión', []],
  ['/login', undefined, 'Iniciar sesión', []],
  ['/dashboard', undefined, 'Inicio', ['Inicio /dashboard']],
  ['/clientes', 'clientes.ver', 'Clientes', ['Clientes /clientes']],
  [
    '/clientes/nuevo',
    'clientes.agregar',
    'Nuevo cliente',
    ['Clientes /clientes', 'Nuevo cliente /clientes/nuevo'],
  ],
  [
    '/clientes/editar/7',
    'clientes.editar',
    'Editar cliente',
    ['Clientes /clientes', 'Editar cliente /clientes/editar/7'],
  ],
  [
    '/clientes/detalles/7',
    'clientes.detalles',
    'Perfil del cliente',
    ['Clientes /clientes', 'Perfil del cliente /clientes/detalles/7'],
  ],
  ['/asesorias', 'asesorias.ver', 'Asesorías', ['Asesorías /asesorias']],
  [
    '/asesorias/nueva',
    'asesorias.agregar',
    'Nueva asesoría',
    ['Asesorías /asesorias', 'Nueva asesoría /asesorias/nuevo'],
  ],
  [
    '/asesorias/editar/7',
    'asesorias.editar',
    'Editar asesoría',
    ['Asesorías /asesorias', 'Editar asesoría /asesorias/editar/7'],
  ],
  [
    '/asesorias/detalles/7',
    'asesorias.detalles',
    'Detalles de la asesoría',
    ['Asesorías /asesorias', 'Detalles de la asesoría /asesorias/detalles/7'],
  ],
  ['/usuarios', 'usuarios.ver', 'Usuarios', ['Usuarios /usuarios']],
  [
    '/usuarios/nuevo',
    'usuarios.agregar',
    'Nuevo usuario',
    ['Usuarios /usuarios', 'Nuevo usuario /usuarios/nuevo'],
  ],
  [
    '/usuarios/editar/7',
    'usuarios.editar',
    'Editar usuario',
    ['Usuarios /usuarios', 'Editar usuario /usuarios/editar/7'],
  ],
  [
    '/configuracion/membresias',
    'configuracion.membresias.ver',
    'Membresias',
    ['Membresias /configuracion/membresias'],
  ],
  [
    '/configuracion/perfil',
    'configuracion.perfil.ver',
    'Información personal',
    ['Perfil /configuracion/perfil'],
  ],
]

const ofTheHost = ['/', '/login', '/dashboard']

it.each(table)(
  '[G-16] [G-21] %s requires %s and has the title «%s»',
  (path, permission, title, breadcrumb) => {
    expect(at(path)).toMatchObject({ title })
    expect(at(path)?.permission).toBe(permission)
    expect(crumbs(path)).toEqual(breadcrumb)
  },
)

it('[G-16] [D46] the remotes have only these routes: features beyond the specification add none', () => {
  const told = Object.values(registry.remotes).flatMap(({ remote }) => remote.routes.map(({ path }) => path))
  const specified = table
    .map(([path]) => path.replace('/7', '/:id'))
    .filter((path) => !ofTheHost.includes(path))
  expect(told.sort()).toEqual([...specified, '/asesorias/nuevo'].sort())
})

it('[D1] /asesorias/nuevo redirects to /asesorias/nueva', () => {
  expect(at('/asesorias/nuevo')?.redirect).toBe('/asesorias/nueva')
})

it('[G-09] an address missing from every remote.json is unknown, even under a remote’s base', () => {
  const unknown = [
    '/clientes/otra',
    '/clientes/editar',
    '/clientes/editar/7/8',
    '/clientesx',
    '/configuracion',
    '/nada',
  ]
  expect(unknown.map(at)).toEqual(unknown.map(() => undefined))
})

it('ignores a trailing slash', () => {
  expect(at('/clientes/')?.title).toBe('Clientes')
  expect(at('/dashboard/')?.title).toBe('Inicio')
})

it('prefers the path with fewer parameters, whatever their order', () => {
  const { clientes } = workspaceRegistry().remotes
  if (!clientes) throw new Error('no clientes')
  const routes = [
    { path: '/clientes/:id', title: 'Uno' },
    { path: '/clientes/nuevo', title: 'Nuevo' },
  ]
  const known = {
    format: 1 as const,
    remotes: { clientes: { ...clientes, remote: { ...clientes.remote, routes } } },
  }
  expect(placeAt(known, '/clientes/nuevo')?.title).toBe('Nuevo')
  expect(placeAt(known, '/clientes/7')?.title).toBe('Uno')
})

it('[D61] a section whose entry can’t be used keeps each of its addresses', () => {
  const known = { format: 1 as const, remotes: { clientes: standIn('clientes', null) } }
  for (const path of ['/clientes', '/clientes/detalles/7', '/clientes/Detalles/7'])
    expect(placeAt(known, path)?.path).toBe(path)
  expect(placeAt(known, '/Clientes/7')?.path).toBe('/clientes/7')
})
