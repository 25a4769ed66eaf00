import { PERMISOS } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { it, type TestContext } from 'node:test'
import { may } from '@backoffice/shared/contract'
import { ownPermissions } from '../../../host/src/ownPermissions.ts'
import { moduleRoutes } from './module-routes.ts'
import { remoteProblems } from './remote-problems.ts'
import { remoteSource } from '../remote-source.ts'
import { folderOf, remoteNames } from '../workspace.ts'

const told = {
  name: 'ventas',
  base: '/ventas',
  exposes: ['./module'],
  title: 'Ventas',
  permissions: [{ permission: 'ventas.ver', label: 'Ver' }],
  menu: [{ label: 'Ventas', path: '/ventas', permission: 'ventas.ver', order: 50 }],
  routes: [
    { path: '/ventas', title: 'Ventas', permission: 'ventas.ver' },
    { path: '/ventas/:id', title: 'Venta', permission: 'ventas.ver' },
  ],
}
const pages = `
import { defineRemote } from '@backoffice/shared'
export default defineRemote({
  routes: [{ index: true, element: <Lista /> }, { path: ':id', element: <Venta /> }],
})`

function problems(
  t: TestContext,
  data: unknown = told,
  module = pages,
  folderName = 'remote-ventas',
  parts: Record<string, object> = {},
) {
  const above = mkdtempSync(path.join(tmpdir(), 'remote-problems-'))
  t.after(() => rmSync(above, { recursive: true }))
  const folder = path.join(above, folderName)
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  writeFileSync(path.join(folder, 'remote.json'), typeof data === 'string' ? data : JSON.stringify(data))
  writeFileSync(path.join(folder, 'src/module.tsx'), module)
  for (const [name, part] of Object.entries(parts)) {
    mkdirSync(path.join(folder, 'src', name))
    writeFileSync(path.join(folder, 'src', name, 'remote.json'), JSON.stringify(part))
  }
  return remoteProblems(folder)
}

for (const name of remoteNames) {
  it(`remote.json of ${name} lists the pages of its module`, () => {
    assert.deepEqual(remoteProblems(folderOf(name)), [])
  })
}

it('a remote can be built if remote.json lists its module’s pages, redirects included', (t) => {
  const redirect = { path: '/ventas/lista', redirect: '/ventas' }
  assert.deepEqual(problems(t, { ...told, routes: [...told.routes, redirect] }), [])
})

it('an entity’s folder says what its pages need, beside remote.json', (t) => {
  const [first, ...others] = told.routes
  const part = { routes: others, permissions: [{ permission: 'ventas.notas.ver', label: 'Notas' }] }
  const parts = { notas: part, textos: { found: [] } }
  assert.deepEqual(problems(t, { ...told, routes: [first] }, pages, 'remote-ventas', parts), [])
  const unknown = { notas: { ...part, menu: [{ ...told.menu[0], path: '/ventas/notas' }] } }
  assert.match(
    String(problems(t, { ...told, routes: [first] }, pages, 'remote-ventas', unknown)),
    /la entrada «Ventas» del menú no va a una ruta suya/,
  )
})

it('reports a page that only one of the two knows', (t) => {
  const other = { path: '/ventas/nueva', title: 'Nueva venta' }
  assert.deepEqual(problems(t, { ...told, routes: [...told.routes, other] }), [
    'remote.json dice la ruta /ventas/nueva, y src/module.tsx no tiene página para ella. Agregar la página al módulo, o quitar la ruta de remote.json.',
  ])
  assert.deepEqual(problems(t, { ...told, routes: told.routes.slice(0, 1) }), [
    'src/module.tsx tiene una página en /ventas/:id, y remote.json no dice esa ruta. Agregar la ruta a remote.json, o quitar la página del módulo.',
  ])
})

it('reports a remote.json that contradicts itself', (t) => {
  const redirect = { path: '/ventas/lista', redirect: '/nada' }
  const entry = { ...told.menu[0], permission: 'ventas.editar' }
  const elsewhere = { ...told, base: '/otra', routes: [{ path: '/ventas' }, { path: '/ventas/:id' }] }
  assert.match(String(problems(t, { ...told, routes: [...told.routes, redirect] })), /a \/nada, que no está/)
  assert.match(String(problems(t, { ...told, menu: [entry] })), /«Ventas» del menú no va a una ruta suya/)
  const found = [{ of: 'ventas', path: '/ventas/otra/:id?cobrar' }]
  assert.match(String(problems(t, { ...told, found })), /lleva a \/ventas\/otra\/:id\?cobrar, que no está/)
  const waiting = [
    {
      title: 'Por cobrar',
      call: '/ventas/mias',
      rows: 'ventas',
      label: 'nombre',
      due: 'vence',
      path: '/ventas/otra/:id',
      id: '_id',
    },
  ]
  assert.match(
    String(problems(t, { ...told, waiting })),
    /lo que espera \(«Por cobrar»\) lleva a \/ventas\/otra\/:id, que no está/,
  )
  assert.match(String(problems(t, elsewhere)), /no está bajo su base \/otra/)
  assert.match(String(problems(t, told, pages, 'remote-sales')), /«ventas», y su carpeta, remote-sales/)
})

it('reports a permission that does not exist or belongs to another remote', (t) => {
  const named = (...names: string[]) => names.map((permission) => ({ permission, label: 'x' }))
  const said = (permissions: unknown, more = {}) => String(problems(t, { ...told, permissions, ...more }))
  assert.match(said([]), /pide el permiso ventas\.ver, que no está entre los que nombra/)
  assert.match(said(named('ventas.ver', 'ventas.ver')), /dos veces el permiso ventas\.ver/)
  assert.match(said(named('ventas.ver', 'clientes.ver')), /clientes\.ver debe empezar con «ventas\.»/)
  const shown = [{ of: 'ventas', title: 'Ventas', label: 'nombre', permission: 'ventas.listar' }]
  assert.match(said(named('ventas.ver'), { shown }), /pide el permiso ventas\.listar, que no está/)
  assert.match(said(named('ventas.ver'), { title: undefined }), /falta «title»/)
})

it('every permission of the api has a name in a remote or in the host, and the form proposes the default ones to an Asesor', () => {
  const told = [
    ...remoteNames.flatMap((name) => remoteSource(folderOf(name)).permissions ?? []),
    ...ownPermissions.flatMap(({ permissions }) => permissions),
  ]
  for (const permiso of PERMISOS) {
    const found = told.find(({ permission }) => permission === permiso)
    assert.ok(found, permiso)
    assert.equal(found.asesor ?? false, may(1, null, permiso), permiso)
  }
})

it('rejects what the host would refuse, and what can’t be read', (t) => {
  assert.deepEqual(problems(t, { ...told, menu: [{ ...told.menu[0], order: '10' }] }), [
    'remote.json no se puede leer: menu[0].order debe ser un número, sin comillas. Corregir ese valor en remote.json y construir de nuevo.',
  ])
  assert.match(String(problems(t, { ...told, contract: '^1.0.0' })), /«contract»: no se escribe/)
  assert.equal(problems(t, '{').length, 1)
  assert.match(String(problems(t, told, 'export const rutas = 1')), /no exporta sus rutas/)
  assert.match(
    String(problems(t, told, 'export default { routes: [\n...otras] }')),
    /renglón 2: no se puede leer/,
  )
  assert.match(String(problems(t, told, 'export default { routes: [{ path: base }] }')), /no se puede leer/)
})

it('reads routes behind a name, and children under their parent', () => {
  const source = `
    const pages = [{ path: 'a', children: [{ index: true }, { path: 'b/:id' }] }, { path: \`c\` }]
    const module = { routes: pages } satisfies RemoteModule
    export default module`
  assert.deepEqual(moduleRoutes(source, '/x'), ['/x/a', '/x/a/b/:id', '/x/c'])
})
