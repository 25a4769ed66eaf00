import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { folderOf, type RemotePart, remoteSource } from '@backoffice/entrega/build/workspace'
import { root } from '../start/before/root.mjs'
import { namesOf, type Asked } from './names.ts'
import { planOf, type Plan, type Repository } from './plan.ts'
import { typeProblems } from './overlay.testing.ts'

const proveedores: Asked = {
  ...{ plural: 'proveedores', singular: 'proveedor' },
  ...{ remote: 'configuracion', raiz: '/configuracion' },
}
const cotizaciones: Asked = {
  ...{ plural: 'cotizaciones', singular: 'cotización', femenino: true },
  ...{ remote: 'usuarios', raiz: '/usuarios' },
}

const here: Repository = {
  root,
  read: (file) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined,
  list: (folder) => readdirSync(path.join(root, folder)),
  menu: (remote) => remoteSource(folderOf(remote)).menu,
}
/** The repository once a plan is carried out. */
const after = ({ created, edited }: Plan): Repository => ({
  ...here,
  read: (file) => created.get(file) ?? edited.get(file) ?? here.read(file),
})
const planned = (asked: Asked, repository = here) => planOf(namesOf(asked), repository)

test('writes both sides, and edits three files', async () => {
  const { created, edited } = await planned(proveedores)
  const folders = [...created.keys()].filter((file) => !/\/proveedores\//.test(file))
  assert.deepEqual(
    folders.map((file) => file.replace(/\d{4}_/, 'NNNN_')),
    [
      'api/migrations/NNNN_proveedores.sql',
      'api/test/matrix/recipes/proveedores.ts',
      'api/test/matrix/rows/proveedores.ts',
      'shared/src/contract/resources/proveedores.ts',
    ],
  )
  for (const file of [
    'api/src/resources/proveedores/routes.ts',
    'remote-configuracion/src/proveedores/list/ProveedoresPage.tsx',
    'remote-configuracion/src/proveedores/list/ProveedorEliminado.tsx',
    'remote-configuracion/src/proveedores/form/NuevoProveedorPage.tsx',
    'remote-configuracion/src/proveedores/remote.json',
  ])
    assert.ok(created.has(file), file)
  assert.deepEqual([...edited.keys()].sort(), [
    'remote-configuracion/src/module.tsx',
    'shared/src/contract/calls.ts',
    'shared/src/contract/entidades.ts',
  ])
  for (const [file, text] of created) assert.doesNotMatch(text, /cosas?\b/i, file)
})

test('agrees with the gender of its name', async () => {
  const { created } = await planned(cotizaciones)
  const text = (file: string) => created.get(file) ?? assert.fail(file)
  assert.match(text('api/src/resources/cotizaciones/routes.ts'), /msg: 'Cotización creada'/)
  assert.match(text('api/src/resources/cotizaciones/entidad.ts'), /'La cotización no existe'/)
  assert.ok(created.has('remote-usuarios/src/cotizaciones/form/NuevaCotizacionPage.tsx'))
  const { routes } = JSON.parse(text('remote-usuarios/src/cotizaciones/remote.json')) as RemotePart
  assert.ok(routes?.some(({ title }) => title === 'Nueva cotización'))
})

test('what it writes and edits passes the types, in the repository as it would be', async () => {
  const { created, edited } = await planned(proveedores)
  const files = new Map([...created, ...edited].filter(([file]) => /\.tsx?$/.test(file)))
  const backend = ['lists/derived', 'emptyData', 'handlers', 'secciones/lotes', 'secciones/vistas'].map(
    (name) => `shared/src/testing/backend/${name}.ts`,
  )
  const ofApi = [...files.keys()].filter((file) => file.startsWith('api/'))
  const others = [...files.keys()].filter((file) => !file.startsWith('api/'))
  assert.deepEqual(typeProblems(files, 'tsconfig.all.json', [...others, ...backend]), [])
  // This plugin declares what it gives to the app.
  assert.deepEqual(
    typeProblems(files, 'api/tsconfig.json', [...ofApi, 'api/src/resources/buscador/plugin.ts']),
    [],
  )
})

test('a second time, and a second entity', async () => {
  const first = after(await planned(proveedores))
  await assert.rejects(planned(proveedores, first), /^Refusal: Ya hay proveedores: existe shared/)
  const { edited } = await planned(
    { ...cotizaciones, remote: 'configuracion', raiz: '/configuracion' },
    first,
  )
  const calls = edited.get('shared/src/contract/calls.ts') ?? ''
  for (const name of ['proveedores', 'cotizaciones'])
    assert.match(calls, new RegExp(`\\.\\.\\.${name}Calls,`))
})

for (const plural of ['Proveedores', 'año', 'a b', '../fuera', 'x']) {
  test(`«${plural}» is refused with a sentence`, () => {
    assert.throws(
      () => namesOf({ ...proveedores, plural }),
      /no puede ser el nombre: van minúsculas sin acentos/,
    )
  })
}

test('refuses a name that there is, and a file that it does not know', async () => {
  await assert.rejects(planned({ ...proveedores, plural: 'identidades' }), /Ya hay una tabla identidades/)
  await assert.rejects(
    planned({ ...proveedores, plural: 'clientes', singular: 'cliente' }),
    /Ya hay clientes/,
  )
  const other: Repository = { ...here, read: (file) => (file.endsWith('calls.ts') ? '' : here.read(file)) }
  await assert.rejects(planned(proveedores, other), /ya no está escrito como esta orden lo conoce/)
})
