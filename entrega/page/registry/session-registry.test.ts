import { workspaceRegistry } from '../testing/registry.ts'
import { inShare } from './canary.ts'
import { chosenFor } from './session-registry.ts'
import { createRegistryClient } from './registry.ts'

const tokens = Array.from({ length: 4_000 }, (_, n) => `sesion-${n * 7919}`)
const sharesOf = (share: number, release = '2.0.0-abc') =>
  tokens.filter((token) => inShare(token, release, share)).length / tokens.length

const { remote } = workspaceRegistry().remotes['usuarios']!
const releaseOf = (release: string) => ({
  release,
  manifest: `/remotes/usuarios/${release}/mf-manifest.json`,
  integrity: { 'mf-manifest.json': `sha384-${release}` },
  start: { entry: `${release}.js`, exposes: {} },
  remote: { ...remote, menu: [] },
})

function registryWith(more: object) {
  const registry = workspaceRegistry()
  Object.assign(registry.remotes['usuarios']!, more)
  return registry
}
const chosen = (more: object, token: string | null, empresa: string | null = null) =>
  chosenFor(registryWith(more), { token, empresa }).remotes['usuarios']!

it.each([1, 10, 50, 99])('about %s sessions in a hundred get a canary', (share) => {
  expect(Math.abs(sharesOf(share) * 100 - share)).toBeLessThan(share === 50 ? 3 : 1.5)
})

it('a session always gets the same answer, and the next canary draws anew', () => {
  const first = tokens.filter((token) => inShare(token, '2.0.0', 10))
  const second = tokens.filter((token) => inShare(token, '2.0.1', 10))
  expect(tokens.filter((token) => inShare(token, '2.0.0', 10))).toEqual(first)
  const both = first.filter((token) => second.includes(token)).length
  expect(both / tokens.length).toBeLessThan(0.03)
})

it('a larger share includes every session of the smaller one', () => {
  for (const token of tokens) if (inShare(token, '2.0.0', 10)) expect(inShare(token, '2.0.0', 25)).toBe(true)
})

it('without a session there is no canary', () => {
  expect(inShare(null, '2.0.0', 100)).toBe(false)
})

it('a session in the share gets the canary’s files, hashes and remote.json', () => {
  const canary = { ...releaseOf('2'), share: 100 }
  const { release, manifest, integrity, start, remote: told } = chosen({ canary }, 'x')
  expect({ release, manifest, integrity, start, remote: told }).toEqual(releaseOf('2'))
  expect(chosen({ canary: { ...canary, share: 0 } }, 'x').release).toBe('1')
})

it('an empresa with its own release gets that one whether or not there is a canary; the others do not', () => {
  const more = { canary: { ...releaseOf('2'), share: 100 }, pins: { oficina: releaseOf('3') } }
  expect(chosen(more, 'x', 'oficina').release).toBe('3')
  expect(chosen(more, 'x', 'otra').release).toBe('2')
  expect(chosen(more, 'x', null).release).toBe('2')
})

it('a disabled remote is disabled for canary sessions, too', () => {
  const more = { disabled: { reason: 'Se revisa.' }, canary: { ...releaseOf('2'), share: 100 } }
  expect(chosen(more, 'x').disabled).toEqual({ reason: 'Se revisa.' })
})

it('when the session becomes known, the page takes its releases; listeners hear of it only if they differ', async () => {
  const answer = registryWith({ pins: { oficina: releaseOf('3') } })
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)))
  let empresa: string | null = null
  const registry = createRegistryClient((whole) => chosenFor(whole, { token: 'x', empresa }))
  await registry.load()
  const heard = jest.fn()
  registry.subscribe(heard)
  registry.lookAgain()
  expect(heard).not.toHaveBeenCalled()
  empresa = 'oficina'
  registry.lookAgain()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(registry.current()?.remotes['usuarios']?.release).toBe('3')
  const loaded = await registry.load()
  expect(loaded.ok && loaded.value.remotes['usuarios']?.release).toBe('3')
})
