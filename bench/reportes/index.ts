import { buildApi } from '../../tooling/start/build/products.ts'
import { embeddedPlace, startApi } from '../api/servers.ts'
import { callOnce, post } from '../api/load/call.ts'
import { settings } from '../api/settings.ts'
import { rowsOf } from '../api/fixture.ts'
import { report } from '../report.ts'
import { figure } from '../statistics.ts'

const DAY = 86_400_000
const LENGTHS = { 'un mes': 30, 'doce meses': 365, 'cinco años': 1825 }

/** How long «Reportes» takes over HTTP, of a period and the one before it, as the person who may see all of them. */
export async function benchReportes(): Promise<void> {
  await buildApi(() => undefined)
  const { rows, dataDir, login, runs } = settings
  console.log(`Datos: ${rows.toLocaleString('es-MX')} clientes en ${dataDir} (se hacen una vez)`)
  const api = await startApi((msg) => console.log(`  ${msg}`))
  try {
    const counted = await rowsOf(embeddedPlace(), ['clientes', 'asesorias', 'contrataciones'])
    console.log(`  ${JSON.stringify(counted)}`)
    const { token } = await callOnce<{ token: string }>(api.port, post('/auth/login', login))
    const times = new Map(Object.keys(LENGTHS).map((what) => [what, [] as number[]]))
    // In turns, after one round that warms up.
    for (let run = 0; run <= runs; run++) {
      for (const [what, days] of Object.entries(LENGTHS)) {
        const taken = await asked(api.port, token, days)
        if (run > 0) times.get(what)?.push(taken)
      }
    }
    report(
      'reportes',
      [...times].map(([what, taken]) => figure(`«Reportes» de ${what}`, 'ms', taken)),
    )
  } finally {
    await api.stop()
  }
}

async function asked(port: number, token: string, days: number): Promise<number> {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const period = { desde: day(Date.now() - days * DAY), hasta: day(Date.now()) }
  const start = performance.now()
  await callOnce(port, post('/reportes/consultar', period, { 'x-auth-token': token }))
  return performance.now() - start
}
