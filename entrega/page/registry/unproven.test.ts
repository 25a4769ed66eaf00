import { workspaceRegistry } from '../testing/registry.ts'
import { guardRegistry } from './guard-registry.ts'

/** clientes as a registry that demands evidence names it, with these members. */
function clientesWith(more: object, config: object = { evidence: ['ours'] }) {
  const registry = workspaceRegistry()
  Object.assign(registry.remotes['clientes']!, more)
  const result = guardRegistry({ ...registry, config })
  return result.ok ? result.value.remotes['clientes'] : undefined
}
const by = (key: string) => ({ evidence: { key, at: '2026-11-20T10:00:00Z' } })

it('uses a release with evidence of a trusted signer, and no other one', () => {
  expect(clientesWith(by('ours'))?.refused).toBeUndefined()
  expect(clientesWith({})?.refused).toMatch(/clientes\.evidence: none/)
  expect(clientesWith(by('theirs'))?.refused).toMatch(/evidence\.key: not one of the trusted keys/)
  expect(clientesWith({ evidence: 'ours' })?.refused).toMatch(/clientes\.evidence: debe ser un objeto/)
  expect(clientesWith(by('ours'), { evidence: [] })?.refused).toMatch(/not one of the trusted keys/)
})

it('a registry that names no keys demands nothing', () => {
  expect(clientesWith({}, {})?.refused).toBeUndefined()
})

it('a section without its evidence stays in the menu, with its address', () => {
  const { base, menu } = workspaceRegistry().remotes['clientes']!.remote
  expect(clientesWith({})?.remote).toMatchObject({ base, menu })
})

it('sessions of a canary or a pin without evidence get the release in use', () => {
  const stable = { ...workspaceRegistry().remotes['clientes']!, ...by('ours') }
  const next = { ...stable, release: '2', evidence: undefined }
  const proven = { ...stable, release: '3' }
  const found = clientesWith({ ...stable, canary: { ...next, share: 50 }, pins: { a: next, b: proven } })
  expect(found).toMatchObject({ release: '1', pins: { b: { release: '3' } } })
  expect([found?.refused, found?.canary, found?.pins?.['a']]).toEqual([undefined, undefined, undefined])
  expect(found?.ignored).toEqual([
    expect.stringMatching(/canary\.evidence: none/),
    expect.stringMatching(/pins\.a\.evidence: none/),
  ])
})

it('the registry itself is refused if its keys can’t be read', () => {
  expect(guardRegistry({ ...workspaceRegistry(), config: { evidence: 'ours' } }).ok).toBe(false)
})
