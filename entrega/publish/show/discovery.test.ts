import type { Registry } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toDiscovery } from './discovery.ts'

const remote = { name: 'clientes', base: '/clientes' } as Registry['remotes'][string]['remote']
const entry = (release: string) => ({
  release,
  manifest: `/remotes/clientes/${release}/mf-manifest.json`,
  integrity: { 'mf-manifest.json': `sha384-${release}`, 'remoteEntry.js': 'sha384-otra' },
  remote,
})
const told = (members: object) =>
  toDiscovery({ format: 1, remotes: { clientes: { ...entry('uno'), ...members } } } as Registry)
    .microFrontends['clientes']

const version = (release: string, traffic: number, isDefault: boolean, more: object = {}) => ({
  url: `/remotes/clientes/${release}/mf-manifest.json`,
  metadata: { integrity: `sha384-${release}`, version: release },
  extras: { remote, ...more },
  deployment: { traffic, default: isDefault },
})

test('a release in use gets all of the traffic, and the hash of its manifest', () => {
  assert.deepEqual(told({}), [version('uno', 100, true)])
})

test('a canary gets its share, an empresa’s own release none', () => {
  assert.deepEqual(told({ canary: { ...entry('dos'), share: 10 }, pins: { acme: entry('tres') } }), [
    version('uno', 90, true),
    version('dos', 10, false),
    version('tres', 0, false, { empresa: 'acme' }),
  ])
})

test('a disabled remote gets none, and its reason', () => {
  assert.deepEqual(told({ disabled: { reason: 'Mantenimiento' }, canary: { ...entry('dos'), share: 10 } }), [
    version('uno', 0, true, { disabled: 'Mantenimiento' }),
    version('dos', 0, false),
  ])
})
