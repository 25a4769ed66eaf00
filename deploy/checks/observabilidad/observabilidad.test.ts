import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { ApiProcess, temporaryFolder } from '../../../api/test/process.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import { expressions, folder, panels, rules, seriesOf } from './expressions.ts'

/** Series of Prometheus itself. */
const OF_PROMETHEUS = ['up', 'ALERTS']

const noPromtool =
  spawnSync('promtool', ['--version']).status !== 0 &&
  'no hay promtool en este equipo (lo trae el paquete prometheus): las reglas no se probaron'

test('the alerts fire when they should, and only then (promtool)', { skip: noPromtool }, () => {
  execFileSync('promtool', ['check', 'rules', join(folder, 'reglas.yml')], { encoding: 'utf8' })
  execFileSync('promtool', ['test', 'rules', join(folder, 'reglas.test.yml')], { encoding: 'utf8' })
})

test('every alert has a test that fires it', () => {
  const tested = readFileSync(join(folder, 'reglas.test.yml'), 'utf8')
  const untested = rules().filter(
    ({ alert }) => !new RegExp(`alertname: ${alert}\\n\\s+exp_alerts:\\n\\s+- exp_labels`).test(tested),
  )
  assert.deepEqual(
    untested.map(({ alert }) => alert),
    [],
  )
})

test('every alert has a severity, a summary, and a section of the manual that says what to do', () => {
  const [page = '', ...pages] = new Set(
    rules().map(({ annotations }) => annotations.runbook_url?.split('#')[0]),
  )
  assert.deepEqual(pages, [])
  const headings = [...readFileSync(join(root, page), 'utf8').matchAll(/^## (\S+)$/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual(
    headings.sort(),
    rules()
      .map(({ alert }) => alert)
      .sort(),
  )
  for (const { alert, labels, annotations } of rules()) {
    assert.match(labels.severity ?? '', /^(critica|aviso)$/, alert)
    assert.ok(annotations.summary, alert)
    assert.equal(annotations.runbook_url, `${page}#${alert.toLowerCase()}`)
  }
})

test('every panel of the dashboard has a title and a unit', () => {
  const drawn = panels().filter(({ type }) => type !== 'row')
  assert.ok(drawn.length >= 20)
  for (const { title, fieldConfig } of drawn) assert.ok(title && fieldConfig?.defaults.unit, title)
})

test('a word that is no PromQL is found', () => {
  assert.equal(seriesOf('sum(rate(a_total[5m])'), null)
  assert.deepEqual(seriesOf('sum by (x) (rate(a_total{y="b"}[5m])) / on () c'), ['a_total', 'c'])
})

test('the api serves every series that the dashboard and the alerts read', async () => {
  const data = temporaryFolder()
  const port = await freePort()
  const api = new ApiProcess({ DATA_DIR: data.path, METRICS_PORT: String(port) })
  try {
    await api.ready()
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const served = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    for (const { at, expr } of expressions()) {
      const series = seriesOf(expr)
      assert.ok(series, `${at}: ${expr} is no PromQL`)
      for (const name of series) assert.ok(served.has(name) || OF_PROMETHEUS.includes(name), `${at}: ${name}`)
    }
  } finally {
    await api.stop()
    data.remove()
  }
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
