import { registry as schema } from '@backoffice/shared/contract'
import { workspaceRegistry } from '../testing/registry'
import { guardRegistry } from './guard-registry'

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

const cases: [what: string, value: unknown][] = [
  ['this workspace', workspaceRegistry()],
  ['no remotes', { format: 1, remotes: {} }],
  ['other bases', withMember('config', { adminApiBase: 'https://api.example/admin' })],
  ['members of a later format', withMember('canary', { clientes: 10 })],
  ['integrity', withMember(`${entry}.integrity`, { 'remoteEntry.js': 'sha384-x' })],
  ['a route without permission', withMember(`${route}.permission`, undefined)],
  ['nothing', null],
  ['a list', []],
  ['a text', 'remotes'],
  ['another format', withMember('format', 2)],
  ['no remotes member', withMember('remotes', undefined)],
  ['remotes as a list', withMember('remotes', [])],
  ['a base that is no text', withMember('config', { adminApiBase: 1 })],
  ['no release', withMember(`${entry}.release`, undefined)],
  ['an empty release', withMember(`${entry}.release`, '')],
  ['no manifest', withMember(`${entry}.manifest`, undefined)],
  ['integrity of numbers', withMember(`${entry}.integrity`, { a: 1 })],
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
  ['nothing exposed', withMember(`${entry}.remote.exposes`, [])],
  ['an expose without ./', withMember(`${entry}.remote.exposes`, ['module'])],
]

it.each(cases)('says of %s what the contract’s schema says', (_, value) => {
  expect(guardRegistry(value).ok).toBe(schema.safeParse(value).success)
})

it('names the place of what is wrong', () => {
  const result = guardRegistry(withMember(`${route}.path`, 7))
  expect(result).toMatchObject({ ok: false, failure: { kind: 'registry' } })
  expect(String(!result.ok && result.failure.cause)).toContain(
    'remotes.json.remotes.clientes.remote.routes[0].path',
  )
})
