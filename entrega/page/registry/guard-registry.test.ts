import { workspaceRegistry } from '../testing/registry.ts'
import { guardRegistry } from './guard-registry.ts'

/** A registry with one member replaced: `with('remotes.clientes.remote.routes.0.path', 7)`. */
function withMember(path: string, value: unknown): unknown {
  const copy = structuredClone(workspaceRegistry()) as unknown
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

const entry = 'remotes.clientes'
const route = `${entry}.remote.routes.0`
const menu = `${entry}.remote.menu.0`

const startFiles = { entry: 'e.js', exposes: { './module': { js: ['m.js'], css: [] } } }

const good: [what: string, value: unknown][] = [
  ['this workspace', workspaceRegistry()],
  ['no remotes', { format: 1, remotes: {} }],
  ['other bases', withMember('config', { adminApiBase: 'https://api.example/admin' })],
  ['members of a later format', withMember('canary', { clientes: 10 })],
  ['integrity', withMember(`${entry}.integrity`, { 'remoteEntry.js': 'sha384-x' })],
  ['the files that it starts with', withMember(`${entry}.start`, startFiles)],
  ['a remote that was turned off', withMember(`${entry}.disabled`, { reason: 'Vuelve a las 12.' })],
  ['a remote from before permissions were told', withMember(`${entry}.remote.permissions`, undefined)],
  ['a route without permission', withMember(`${route}.permission`, undefined)],
]

const bad: [what: string, value: unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['a text', 'remotes'],
  ['another format', withMember('format', 2)],
  ['no remotes member', withMember('remotes', undefined)],
  ['remotes as a list', withMember('remotes', [])],
  ['a base that is no text', withMember('config', { adminApiBase: 1 })],
  ['an entry that is null', withMember(entry, null)],
  ['no release', withMember(`${entry}.release`, undefined)],
  ['an empty release', withMember(`${entry}.release`, '')],
  ['no manifest', withMember(`${entry}.manifest`, undefined)],
  ['integrity of numbers', withMember(`${entry}.integrity`, { a: 1 })],
  ['no entry to start with', withMember(`${entry}.start`, { exposes: {} })],
  ['a module that starts with a text', withMember(`${entry}.start`, { ...startFiles, exposes: 'm.js' })],
  ['a reason that is no text', withMember(`${entry}.disabled`, { reason: 1 })],
  ['no remote.json', withMember(`${entry}.remote`, undefined)],
  ['a name with a space', withMember(`${entry}.remote.name`, 'mis clientes')],
  ['a base elsewhere', withMember(`${entry}.remote.base`, 'https://elsewhere.example')],
  ['no contract range', withMember(`${entry}.remote.contract`, '')],
  ['no routes', withMember(`${entry}.remote.routes`, [])],
  ['a route without a path', withMember(`${route}.path`, undefined)],
  ['a script as a path', withMember(`${route}.path`, 'javascript:alert(1)')],
  ['a permission that is no text', withMember(`${route}.permission`, true)],
  ['a breadcrumb item without a name', withMember(`${route}.breadcrumb`, [{ nombre: '', path: '/a' }])],
  ['a redirect elsewhere', withMember(`${route}.redirect`, '//elsewhere.example/?')],
  ['a menu entry without a label', withMember(`${menu}.label`, '')],
  ['an order that is no number', withMember(`${menu}.order`, '10')],
  [
    'a permission without a section',
    withMember(`${entry}.remote.permissions`, [{ permission: 'ver', label: 'x' }]),
  ],
  [
    'a permission without a name',
    withMember(`${entry}.remote.permissions`, [{ permission: 'clientes.ver' }]),
  ],
  ['nothing exposed', withMember(`${entry}.remote.exposes`, [])],
  ['an expose without ./', withMember(`${entry}.remote.exposes`, ['module'])],
]

const refusals = (value: unknown) => {
  const result = guardRegistry(value)
  if (!result.ok) return null
  return Object.entries(result.value.remotes).flatMap(([name, { refused }]) => (refused ? [name] : []))
}

it.each(good)('accepts %s', (_, value) => expect(refusals(value)).toEqual([]))

it.each(bad)('refuses %s', (_, value) => expect(refusals(value)).not.toEqual([]))

it.each(bad)('with %s every other remote stays', (_, value) => {
  expect(refusals(value) ?? []).not.toContain('usuarios')
})

const stable = workspaceRegistry().remotes['clientes']
const sidelined: [what: string, member: 'canary' | 'pins', value: unknown, named: string][] = [
  ['without a share', 'canary', stable, '.canary.share'],
  ['that is a text', 'canary', '2.0.0', '.canary'],
  ['without a manifest', 'canary', { ...stable, manifest: 7, share: 10 }, '.canary.manifest'],
  ['of nothing', 'pins', { 7: null }, '.pins.7'],
  ['that are a list', 'pins', [stable], '.pins'],
]

it.each(sidelined)('with a member %s (%s) the release in use runs', (_what, member, value, named) => {
  const result = guardRegistry(withMember(`${entry}.${member}`, value))
  const found = result.ok ? result.value.remotes['clientes'] : undefined
  expect(found).toMatchObject({ release: '1', ignored: [expect.stringContaining(`clientes${named}: `)] })
  expect([found?.refused, found?.canary, found?.pins]).toEqual([undefined, undefined, undefined])
})

it('a bad pin takes nothing from the other empresas, and none of the canary', () => {
  const registry = workspaceRegistry()
  const own = { ...stable!, release: '2' }
  Object.assign(registry.remotes['clientes']!, { canary: { ...own, share: 5 }, pins: { a: own, b: {} } })
  const result = guardRegistry(registry)
  expect(result.ok && result.value.remotes['clientes']).toMatchObject({
    canary: { release: '2', share: 5 },
    pins: { a: own },
    ignored: [expect.stringContaining('clientes.pins.b.release')],
  })
})

it('names the path of the wrong member', () => {
  const result = guardRegistry(withMember(`${route}.path`, 7))
  expect(result).toMatchObject({ ok: true })
  expect(result.ok && result.value.remotes['clientes']?.refused).toContain(
    'remotes.json.remotes.clientes.remote.routes[0].path',
  )
})

it('a bad entry keeps its address and the readable part of its menu', () => {
  const result = guardRegistry(withMember(`${menu}.order`, '10'))
  expect(result.ok && result.value.remotes['clientes']?.remote).toMatchObject({
    base: '/clientes',
    menu: [{ label: 'Clientes', path: '/clientes', permission: 'clientes.ver' }],
  })
  const hidden = guardRegistry(withMember(`${menu}.permission`, true))
  expect(hidden.ok && hidden.value.remotes['clientes']?.remote.menu).toEqual([])
  const nothing = guardRegistry(withMember(`${entry}.remote`, undefined))
  expect(nothing.ok && nothing.value.remotes['clientes']?.remote).toMatchObject({
    base: '/clientes',
    menu: [],
  })
})
