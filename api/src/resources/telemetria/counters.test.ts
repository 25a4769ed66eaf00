import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Registry } from 'prom-client'
import { remoteCounters } from './counters.ts'

it('[D51] /metrics keeps the 200 releases that were heard of last', async () => {
  const registry = new Registry()
  const count = remoteCounters(registry)
  for (let i = 0; i < 250; i++) {
    const of = { remoto: 'clientes', version: `1.0.${i}`, veces: 1 }
    count([
      { ...of, tipo: 'carga' },
      { ...of, tipo: 'fallo-de-carga', motivo: 'late' },
      { ...of, version: '1.0.0', tipo: 'error' },
    ])
  }
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  const of = (name: string) => lines.filter((line) => line.startsWith(name))
  assert.equal(of('remote_loads_total').length, 200)
  assert.equal(of('remote_load_failures_total').length, 200)
  assert.deepEqual(of('remote_errors_total'), ['remote_errors_total{remote="clientes",release="1.0.0"} 250'])
})
