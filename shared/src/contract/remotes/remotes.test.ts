import { problemIn, registryEntry, remoteSource, type RemoteSource } from './index.ts'

const remote: RemoteSource = {
  name: 'clientes',
  base: '/clientes',
  routes: [{ path: '/clientes', title: 'Clientes', permission: 'clientes.ver' }],
  menu: [{ label: 'Clientes', path: '/clientes', order: 10 }],
  exposes: ['./module'],
  permissions: [{ permission: 'clientes.ver', label: 'Ver' }],
}
const said = (value: unknown) => problemIn(remoteSource, value, 'remote.json')

it('a remote.json that can be read has no problem, whatever members it has besides', () => {
  expect(said(remote)).toBeNull()
  expect(said({ ...remote, $schema: './x.json', title: undefined })).toBeNull()
})

it.each([
  ['remote.json: debe ser un objeto', []],
  ['remote.json.name: debe ser un texto como ^[a-z][a-z0-9-]*$', { ...remote, name: 'Clientes' }],
  ['remote.json.title: debe ser un texto, y no vacío', { ...remote, title: '' }],
  ['remote.json.routes: debe ser una lista con algo', { ...remote, routes: [] }],
  ['remote.json.menu: debe ser una lista', { ...remote, menu: {} }],
  ['remote.json.menu[0].order: debe ser un número, sin comillas', withMenu({ order: '10' })],
  ['remote.json.menu[0].order: debe ser un número, sin comillas', withMenu({ order: NaN })],
  ['remote.json.menu[0].label: debe ser un texto, y no vacío', withMenu({ label: undefined })],
  ['remote.json.permissions[0].asesor: debe ser true o false', withPermission({ asesor: 'sí' })],
])('%s', (sentence, value) => expect(said(value)).toBe(sentence))

function withMenu(member: object) {
  return { ...remote, menu: [{ ...remote.menu[0], ...member }] }
}
function withPermission(member: object) {
  return { ...remote, permissions: [{ permission: 'clientes.ver', label: 'Ver', ...member }] }
}

it('the row of a release says where its files are, and what is its own to say', () => {
  const row = { release: '1', manifest: '/m.json', remote: { ...remote, contract: '^1.0.0' } }
  const problem = (member: object) => problemIn(registryEntry, { ...row, ...member }, 'clientes')
  expect(problem({})).toBeNull()
  expect(problem({ remote })).toBe('clientes.remote.contract: debe ser un texto, y no vacío')
  expect(problem({ integrity: { 'a.js': 1 } })).toBe('clientes.integrity.a.js: debe ser un texto')
  expect(problem({ pins: { 7: {} } })).toBe('clientes.pins.7.release: debe ser un texto, y no vacío')
})
