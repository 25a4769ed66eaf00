import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { urlOf } from '../../api/test/databases.ts'
import { pairOf } from '../../api/test/machine/standby.ts'
import { postmasterOf } from '../../api/test/process.ts'
import { buildApi } from '../../tooling/start/build/products.ts'
import { callOnce, post } from '../api/load/call.ts'
import { quantile } from '../api/load/run.ts'
import { startApi } from '../api/servers.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure } from '../statistics.ts'

const ROUNDS = Number(process.env.BENCH_RUNS ?? 3)

/**
 * How long one person waits for a page of the list while another exports every client, with the export read from the primary and
 * from a standby (DATABASE_READ_URL). As on two machines of one core: on one the primary, the process that serves the pages and who
 * asks for them; on the other the standby and the process that serves the file.
 */
export async function benchReplica(): Promise<void> {
  await buildApi(() => undefined)
  const { rows, dataDir, login } = settings
  console.log(`Datos: ${rows.toLocaleString('es-MX')} clientes en ${dataDir} (se hacen una vez)`)
  const filled = await startApi((msg) => console.log(`  ${msg}`))
  await filled.stop()
  const copy = `${dataDir}-replica`
  rmSync(copy, { recursive: true, force: true })
  const pair = await pairOf(dataDir, copy)
  const start = (name: string, env: Record<string, string> = {}) =>
    startApi(() => undefined, {
      ...{ rows, dataDir, name },
      env: { DATABASE_URL: urlOf(pair.primary), DEMO: '0', ...env },
    })
  try {
    const [pages, onPrimary, onStandby] = [
      await start('paginas'),
      await start('principal'),
      await start('replica', { DATABASE_READ_URL: urlOf(pair.standby) }),
    ]
    pin(0, [process.pid, postmasterOf(dataDir), pages.pid])
    pin(1, [postmasterOf(copy), onPrimary.pid, onStandby.pid])
    const { token } = await callOnce<{ token: string }>(pages.port, post('/auth/login', login))
    const sides = {
      'sin exportar': () => new Promise((resolve) => setTimeout(resolve, 20_000)),
      'la que manda exporta': () => exported(onPrimary.port, token),
      'la réplica exporta': () => exported(onStandby.port, token),
    }
    const found = new Map(Object.keys(sides).map((side) => [side, { p50: [], p99: [], took: [] } as Found]))
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [side, work] of Object.entries(sides)) {
        const { waits, seconds } = await during(pages.port, token, work)
        // The first round warms up.
        if (round === 0) continue
        found.get(side)?.p50.push(quantile(waits, 0.5))
        found.get(side)?.p99.push(quantile(waits, 0.99))
        found.get(side)?.took.push(seconds)
      }
    }
    report(
      'replica',
      [...found].flatMap(([side, { p50, p99, took }]) => [
        figure(`${side}: p50 de la lista`, 'ms', p50),
        figure(`${side}: p99 de la lista`, 'ms', p99),
        figure(`${side}: todo`, 's', took),
      ]),
    )
    for (const api of [pages, onPrimary, onStandby]) await api.stop()
  } finally {
    await pair.stop()
    rmSync(copy, { recursive: true, force: true })
  }
}

interface Found {
  p50: number[]
  p99: number[]
  took: number[]
}

/** Keeps processes, and those that they start from now on, on one core. */
function pin(core: number, pids: number[]): void {
  for (const pid of pids) execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${pid}`])
}

/** Asks for pages one after the other, with a short pause, as long as some work takes. */
async function during(port: number, token: string, work: () => Promise<unknown>) {
  const start = performance.now()
  let going = true
  const done = work().finally(() => (going = false))
  const waits: number[] = []
  const page = post('/clientes/listar', { filas: 20, pagina: 0 }, { 'x-auth-token': token })
  while (going) {
    const asked = performance.now()
    await callOnce(port, page)
    waits.push(performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await done
  return { waits: waits.sort((a, b) => a - b), seconds: (performance.now() - start) / 1000 }
}

/** In a process of its own, on the other core: reading the file would delay the questions of this one. */
async function exported(port: number, token: string): Promise<void> {
  const reader = fork(join(import.meta.dirname, 'reader.ts'), [String(port), token])
  if (reader.pid) pin(1, [reader.pid])
  const [status] = (await once(reader, 'exit')) as [number | null]
  if (status !== 0) throw new Error('the file did not come whole')
}
