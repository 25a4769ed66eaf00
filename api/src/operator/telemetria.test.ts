import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { useApi } from '../../test/api.ts'
import { runOperator } from '../../test/backup/backup.ts'
import { urlOf } from '../../test/databases.ts'
import { serveMetrics } from '../platform/metrics/server.ts'
import { telemetriaFor } from '../resources/telemetria/totals.ts'

const api = useApi({}, (api) =>
  api.sql(`insert into telemetria (remoto, version, tipo, motivo, hora, veces) values
    ('clientes', '1.0.0', 'carga', '', date_trunc('hour', now()), 120),
    ('clientes', '1.0.0', 'carga', '', date_trunc('hour', now()) - interval '3 hours', 80),
    ('clientes', '1.0.0', 'fallo-de-carga', 'code', date_trunc('hour', now()), 2),
    ('clientes', '1.0.0', 'fallo-de-carga', 'late', date_trunc('hour', now()), 1),
    ('clientes', '1.0.0', 'error', '', date_trunc('hour', now()), 4),
    ('usuarios', '2.0.0', 'error', '', date_trunc('hour', now()) - interval '5 hours', 1)`),
)

const run = (...args: string[]) =>
  runOperator('telemetria', args, { DATA_DIR: api.folder.path, DATABASE_URL: urlOf(api.database.connection) })
    .done

describe('[D51] npm run telemetria', () => {
  it('tells loads, failures with their reasons, and errors of each release', async () => {
    const { status, stdout, stderr } = await run()
    assert.equal(status, 0, stderr)
    const time = String.raw`desde \d{4}-\d\d-\d\dT\d\d:00:00Z`
    assert.match(
      stdout,
      new RegExp(
        `^clientes 1\\.0\\.0 · ${time} · 200 cargas · 3 cargas fallidas \\(code 2, late 1\\) · 4 errores\n` +
          `usuarios 2\\.0\\.0 · ${time} · 0 cargas · 0 cargas fallidas · 1 error\n2 versiones en 24 horas\\.\n$`,
      ),
    )
  })

  it('of one remote, of so many hours, and for programs', async () => {
    const { stdout } = await run('clientes', '--horas', '2', '--json')
    const [row, more] = JSON.parse(stdout) as Record<string, unknown>[]
    assert.deepEqual(
      { ...row, desde: '' },
      {
        remoto: 'clientes',
        version: '1.0.0',
        cargas: 120,
        fallos: { code: 2, late: 1 },
        errores: 4,
        desde: '',
      },
    )
    assert.equal(more, undefined)
  })

  it('says how it is used', async () => {
    for (const args of [['--horas', '0'], ['--horas', '721'], ['a', 'b'], ['--otro']]) {
      const { status, stderr } = await run(...args)
      assert.equal(status, 1)
      assert.match(stderr, /^Se usa así: npm run telemetria /)
    }
  })
})

describe('[D51] the port of /metrics', () => {
  it('tells the same to programs, and nothing of a question that makes no sense', async () => {
    const server = await serveMetrics(
      api.app.metrics,
      { host: '127.0.0.1', port: 0 },
      { '/telemetria': telemetriaFor(api.app.db) },
    )
    const { port } = server.address() as AddressInfo
    const ask = (query: string) => fetch(`http://127.0.0.1:${port}/telemetria${query}`)
    const answer = await ask('?horas=2')
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
    const rows = (await answer.json()) as { remoto: string; cargas: number }[]
    assert.deepEqual(
      rows.map(({ remoto, cargas }) => [remoto, cargas]),
      [['clientes', 120]],
    )
    assert.equal(((await (await ask('')).json()) as unknown[]).length, 2)
    assert.equal((await ask('?horas=x')).status, 400)
    assert.equal((await fetch(`http://127.0.0.1:${port}/admin/salud`)).status, 404)
    server.close()
  })
})
