import { workspaceRegistry } from '../testing/registry.ts'
import { guardRegistry, type GuardedRegistry } from '../registry/guard-registry.ts'
import { canOverride, isAllowed, isLocalRelease, overridden, setOverride } from './overrides.ts'
import { readOverrides, takeReset } from './kept-overrides.ts'

const staging = 'https://ensayo.example'
const registry = (overrides: unknown): GuardedRegistry => {
  const guarded = guardRegistry({ ...workspaceRegistry(), config: { overrides } })
  if (!guarded.ok) throw guarded.failure.cause
  return guarded.value
}
const { remote } = workspaceRegistry().remotes['clientes']!
const manifestOf = (from: GuardedRegistry) => overridden(from).remotes['clientes']?.manifest

afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('takes a remote from an origin that the registry lists, and leaves the others as they were', () => {
  setOverride('clientes', { origin: staging, remote })
  const { remotes } = overridden(registry([staging]))
  expect(remotes['clientes']).toMatchObject({ manifest: `${staging}/mf-manifest.json`, remote })
  expect(remotes['clientes']).not.toHaveProperty('integrity')
  expect(remotes['usuarios']).toEqual(workspaceRegistry().remotes['usuarios'])
})

it.each([
  ['another origin', ['https://otra.example']],
  ['none', []],
  ['no list at all', undefined],
  ['something unreadable', { 0: staging }],
])('takes nothing from an origin where the registry lists %s', (_, overrides) => {
  setOverride('clientes', { origin: staging, remote })
  expect(manifestOf(registry(overrides))).toBe('/remotes/clientes/mf-manifest.json')
})

it('allows this machine only during development', () => {
  const none = registry([])
  for (const origin of ['http://127.0.0.1:8082', 'http://localhost:1', 'http://[::1]:8082']) {
    expect([isAllowed(none, origin, true), isAllowed(none, origin, false)]).toEqual([true, false])
  }
  for (const origin of ['http://127.0.0.1.example', 'http://127.0.0.1:80@x.example', staging]) {
    expect(isAllowed(none, origin, true)).toBe(false)
  }
  expect([
    canOverride(none, false),
    canOverride(none, true),
    canOverride(registry([staging]), false),
  ]).toEqual([false, true, true])
})

it('ignores a kept override that can’t be used', () => {
  sessionStorage.setItem(
    'otros-origenes',
    JSON.stringify({ clientes: { origin: staging, remote: { name: 1 } } }),
  )
  expect(manifestOf(registry([staging]))).toBe('/remotes/clientes/mf-manifest.json')
  sessionStorage.setItem('otros-origenes', 'no json')
  expect(manifestOf(registry([staging]))).toBe('/remotes/clientes/mf-manifest.json')
})

it('?sin-cambios ends all overrides and keeps the rest of the address', () => {
  setOverride('clientes', { origin: staging, remote })
  window.history.replaceState(null, '', '/clientes?pagina=2')
  takeReset()
  expect(Object.keys(readOverrides())).toEqual(['clientes'])
  window.history.replaceState(null, '', '/clientes?pagina=2&sin-cambios#x')
  takeReset()
  expect(readOverrides()).toEqual({})
  expect(window.location.search + window.location.hash).toBe('?pagina=2#x')
})

it('a release under development is recognised by its name, and only on a page that this machine serves to itself', () => {
  const entry = { release: 'dev' } as Parameters<typeof isLocalRelease>[0]
  expect(isLocalRelease(entry, 'http://127.0.0.1:8080')).toBe(true)
  expect(isLocalRelease(entry, 'https://oficina.ejemplo')).toBe(false)
  expect(isLocalRelease({ ...entry, release: '1.0.0-abc' }, 'http://127.0.0.1:8080')).toBe(false)
})
