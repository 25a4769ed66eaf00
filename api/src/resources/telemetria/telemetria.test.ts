import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { EVENTOS_MAX, type EventoDeTelemetria, VECES_MAX } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { temporaryFolder } from '../../../test/process.ts'

const folder = temporaryFolder()
after(() => folder.remove())
const registry = join(folder.path, 'remotes.json')
const published = readFileSync(new URL('../../../test/registry.json', import.meta.url), 'utf8')
writeFileSync(registry, published)
const api = useApi({ registry })

const CALL = 'POST /telemetria'
const of = { remoto: 'clientes', version: '1.0.0', veces: 1 }
const carga: EventoDeTelemetria = { ...of, tipo: 'carga' }
const error: EventoDeTelemetria = { ...of, tipo: 'error' }
const fallo: EventoDeTelemetria = { ...of, tipo: 'fallo-de-carga', motivo: 'code' }

const send = (eventos: object[], options = {}) => api.call(CALL, { eventos }, options)
const counts = async () => {
  const rows = await api.sql<{ line: string }>(
    `select concat_ws(' ', remoto, version, tipo, nullif(motivo, ''), sum(veces)) as line from telemetria
     group by remoto, version, tipo, motivo order by 1`,
  )
  return rows.map(({ line }) => line)
}

beforeEach(() => api.sql('delete from telemetria; delete from telemetria_envios'))

describe('[D51] what pages tell of the remotes', () => {
  it('is added up by remote, release and kind, for everybody and the hour', async () => {
    const other = uuidv7()
    await api.addEmpresa(other)
    await api.addUser({ email: 'otra@pruebas.mx' }, other)
    const token = await api.signIn('otra@pruebas.mx')
    const { status, body } = await send([carga, { ...fallo, veces: 2 }, { ...fallo, motivo: 'late' }])
    assert.deepEqual([status, body], [200, {}])
    await send([error, carga, carga], { token })
    assert.deepEqual(await counts(), [
      'clientes 1.0.0 carga 3',
      'clientes 1.0.0 error 1',
      'clientes 1.0.0 fallo-de-carga code 2',
      'clientes 1.0.0 fallo-de-carga late 1',
    ])
    const [row] = await api.sql<{ columns: string[]; whole: boolean }>(
      `select array(select column_name::text from information_schema.columns where table_name = 'telemetria' order by 1) as columns,
         bool_and(hora = date_trunc('hour', hora)) as whole from telemetria`,
    )
    assert.deepEqual(row, { columns: ['hora', 'motivo', 'remoto', 'tipo', 'veces', 'version'], whole: true })
  })

  it('batches at the same moment lose nothing', async () => {
    const sent = Array.from({ length: 20 }, (_, i) => (i % 2 ? [carga, error, fallo] : [fallo, error, carga]))
    await Promise.all(sent.map((eventos) => send(eventos)))
    assert.deepEqual(await counts(), [
      'clientes 1.0.0 carga 20',
      'clientes 1.0.0 error 20',
      'clientes 1.0.0 fallo-de-carga code 20',
    ])
  })

  it('[D42] a batch that comes twice counts once', async () => {
    const headers = { 'idempotency-key': uuidv7() }
    for (let i = 0; i < 3; i++) assert.equal((await send([carga], { headers })).status, 200)
    assert.deepEqual(await counts(), ['clientes 1.0.0 carga 1'])
  })

  it('is counted for releases that the registry names, a canary too, and for those that were counted before', async () => {
    await api.sql("insert into telemetria values ('clientes', '0.9.0', 'carga', '', now(), 1)")
    const others = ['0.9.0', '1.1.0', '9.9.9'].map((version) => ({ ...carga, version }))
    await send([carga, ...others, { ...carga, remoto: 'inventado' }])
    assert.deepEqual(await counts(), [
      'clientes 0.9.0 carga 2',
      'clientes 1.0.0 carga 1',
      'clientes 1.1.0 carga 1',
    ])
  })

  it('takes names, numbers and reasons of its lists, and nothing else', async () => {
    const bad = [
      [],
      Array.from({ length: EVENTOS_MAX + 1 }, () => carga),
      [{ ...carga, veces: 0 }],
      [{ ...carga, veces: VECES_MAX + 1 }],
      [{ ...carga, veces: 1.5 }],
      [{ ...carga, tipo: 'visita' }],
      [{ ...carga, remoto: 'Ana Pérez' }],
      [{ ...carga, version: '/clientes/editar/0190' }],
      [{ ...fallo, motivo: 'TypeError: x of undefined' }],
      [{ ...of, tipo: 'fallo-de-carga' }],
    ]
    for (const eventos of bad) assert.equal((await send(eventos)).status, 400, JSON.stringify(eventos[0]))
    assert.deepEqual(await counts(), [])
  })

  it('what a page adds of its own goes no further', async () => {
    const chatty = { ...error, motivo: 'late', url: '/clientes/editar/1', stack: 'Error: Ana' }
    assert.equal((await send([chatty])).status, 200)
    const [row] = await api.sql<{ all: string }>('select t::text as all from telemetria t')
    assert.match(row!.all, /^\(clientes,1\.0\.0,error,"",/)
  })
})

describe('[D51] too many batches', () => {
  const fill = (from: string, n: number) =>
    Promise.all(Array.from({ length: n }, () => send([carga], { from })))

  it('of a session: 429, when to come back, and nothing is counted; another session goes on', async () => {
    await fill('203.0.113.1', 30)
    const refused = await send([carga], { from: '203.0.113.2' })
    assert.equal(refused.status, 429)
    assert.match(String(refused.headers['retry-after']), /^\d+$/)
    assert.deepEqual(await counts(), ['clientes 1.0.0 carga 30'])
    const token = await api.signIn('ada@pruebas.mx')
    assert.equal((await send([carga], { token })).status, 200)
    await api.sql("update telemetria_envios set ventana = ventana - interval '10 minutes'")
    assert.equal((await send([carga])).status, 200, 'the window is over')
  })

  it('of an address: 429 as well, for whoever comes from there', async () => {
    const from = '203.0.113.9'
    await send([carga], { from })
    await api.sql('update telemetria_envios set envios = 2000 where envios = 1')
    await api.sql("delete from telemetria_envios where clave <> sha256('telemetria 203.0.113.9')")
    assert.equal((await send([carga], { from })).status, 429)
    assert.equal((await send([carga], { from: '203.0.113.10' })).status, 200)
  })
})

describe('[D51] /metrics', () => {
  it('tells loads, failures and errors of each release', async () => {
    await send([
      { ...carga, remoto: 'asesorias', veces: 7 },
      { ...fallo, remoto: 'asesorias', veces: 2 },
    ])
    await send([{ ...carga, remoto: 'inventado' }])
    const text = await api.app.metrics.metrics()
    assert.match(text, /^remote_loads_total\{remote="asesorias",release="1\.0\.0"\} 7$/m)
    assert.match(
      text,
      /^remote_load_failures_total\{remote="asesorias",release="1\.0\.0",reason="code"\} 2$/m,
    )
    assert.ok(!text.includes('inventado'))
  })
})

it('[D51] a release of a moment ago is counted, and the one that a rollback brings back at once', async (t) => {
  const publish = (release: string) =>
    writeFileSync(registry, JSON.stringify({ remotes: { clientes: { release } } }))
  t.after(() => writeFileSync(registry, published))
  for (const version of ['2.0.0', '3.0.0', '2.0.1']) {
    publish(version)
    await send([{ ...carga, version }])
  }
  assert.deepEqual(
    await counts(),
    ['2.0.0', '2.0.1', '3.0.0'].map((each) => `clientes ${each} carga 1`),
  )
})
