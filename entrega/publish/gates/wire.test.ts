import assert from 'node:assert/strict'
import { test } from 'node:test'
import { releaseGates } from './wire.ts'

const remote = {
  name: 'clientes',
  base: '/clientes',
  contract: '^1.0.0',
  exposes: ['./module'],
  menu: [],
  routes: [{ path: '/clientes' }],
}
const hostWith = (shared: string) => ({
  facts: {
    kind: 'host',
    app: 'host',
    facts: { format: 1, kind: 'host', app: 'host', shared, provides: {}, files: [] },
    files: ['index.html'],
    named: [],
    bytes: 1,
  },
})

test('a host is judged beside the remotes in use according to the log; for remotes without facts, by their contract', () => {
  const situation = {
    state: {
      apps: new Map([
        ['clientes', { inUse: '1' }],
        ['usuarios', {}],
      ]),
    },
    records: (app: string, release: string) =>
      app === 'clientes' && release === '1' ? { remote } : undefined,
  }
  assert.deepEqual(releaseGates([hostWith('1.1.0')], situation), [])
  assert.match(releaseGates([hostWith('2.0.0')], situation)[0]?.sentence ?? '', /sin funcionar a clientes/)
})

test('a host is judged beside canaries and the releases of empresas, too; those that are replaced do not count', () => {
  const its = (contract: string) => ({ remote: { ...remote, contract } })
  const situation = {
    state: { apps: new Map([['clientes', { inUse: '1', canary: { release: '2' }, pins: { 7: '3' } }]]) },
    records: (_: string, release: string) => its(release === '1' ? '^2.0.0' : '^1.0.0'),
  }
  const said = (...more: object[]) =>
    releaseGates([hostWith('2.0.0'), ...more], situation).flatMap(({ gate, sentence, repair }) =>
      gate === 'breaks' ? [`${sentence} ${repair}`] : [],
    )
  assert.match(said()[0] ?? '', /a clientes en prueba, que pide .* npm run canary -- clientes --terminar/)
  assert.match(said()[1] ?? '', /a clientes de la empresa 7, que .* --soltar --empresa 7/)
  const next = {
    facts: { kind: 'remote', app: 'clientes', data: its('^2.0.0').remote, facts: null, files: [] },
  }
  assert.equal(said(next).length, 1)
})
