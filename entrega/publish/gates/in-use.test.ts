import type { RemoteManifest } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AppState } from '../log/state.ts'
import { inUseOf } from './in-use.ts'
import { gates, type BuildRead } from './index.ts'

const remote: RemoteManifest = {
  name: 'clientes',
  base: '/clientes',
  contract: '^1.0.0',
  exposes: ['./module'],
  menu: [],
  routes: [{ path: '/clientes' }],
}
const hostWith = (shared: string): BuildRead => ({
  app: 'host',
  facts: { format: 1, kind: 'host', app: 'host', shared, provides: {}, files: [] },
  files: ['index.html'],
  named: [],
  bytes: 1,
})
const budgets = { inicio: 10, remoto: 10, remoteEntry: 2, 'en frío': 300 }
const appsOf = (...apps: [string, Partial<AppState>][]) => ({
  apps: new Map(
    apps.map(([name, its]) => [
      name,
      { before: [], pins: {}, used: new Map(), pruned: new Set<string>(), ...its },
    ]),
  ),
})
const recordOf = (app: string, release: string, contract = '^1.0.0') => ({
  app,
  release,
  version: '1',
  files: [],
  remote: { ...remote, contract },
})

test('a host is judged beside the remotes in use according to the log; for remotes without facts, by their contract', () => {
  const inUse = inUseOf({
    state: appsOf(['clientes', { inUse: '1' }], ['usuarios', {}]),
    records: (app, release) => (app === 'clientes' && release === '1' ? recordOf(app, release) : undefined),
  })
  assert.deepEqual(gates([hostWith('1.1.0')], inUse, budgets), [])
  assert.match(gates([hostWith('2.0.0')], inUse, budgets)[0]?.sentence ?? '', /sin funcionar a clientes/)
})

test('a host is judged beside canaries and the releases of empresas, too; those that are replaced do not count', () => {
  const entry = { number: 1, at: '2026-11-20T10:00:00Z', by: 'Ana', kind: 'canary' as const, changes: [] }
  const inUse = inUseOf({
    state: appsOf(['clientes', { inUse: '1', canary: { release: '2', share: 10, entry }, pins: { 7: '3' } }]),
    records: (app, release) =>
      ['1', '2', '3'].includes(release)
        ? recordOf(app, release, release === '1' ? '^2.0.0' : '^1.0.0')
        : undefined,
  })
  const said = (...more: BuildRead[]) =>
    gates([hostWith('2.0.0'), ...more], inUse, budgets).flatMap(({ gate, sentence, repair }) =>
      gate === 'breaks' ? [`${sentence} ${repair}`] : [],
    )
  assert.match(said()[0] ?? '', /a clientes en prueba, que pide .* npm run canary -- clientes --terminar/)
  assert.match(said()[1] ?? '', /a clientes de la empresa 7, que .* --soltar --empresa 7/)
  const next = { files: [], named: [], bytes: 1, remote: { ...remote, contract: '^2.0.0' } }
  assert.equal(said({ app: 'clientes', ...next }).length, 1)
})
