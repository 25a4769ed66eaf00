import assert from 'node:assert/strict'
import { test } from 'node:test'
import { releaseGates } from './wire'

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
