import { buildApi } from '../../tooling/start/build/products.ts'
import { prepare } from '../api/fixture.ts'
import { callOnce, post } from '../api/load/call.ts'
import { quantile } from '../api/load/run.ts'
import { embeddedPlace, startApi } from '../api/servers.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'

const EXPORTS = Number(process.env.BENCH_EXPORTS ?? 30)

/**
 * How long one person waits for a page of the list while whole lists are exported: by one other person who asks for many
 * at once, and by as many people with one each.
 */
export async function benchExportar(): Promise<void> {
  await buildApi(() => undefined)
  const { rows, dataDir, login } = settings
  console.log(`Datos: ${rows.toLocaleString('es-MX')} clientes en ${dataDir} (se hacen una vez)`)
  const api = await startApi((msg) => console.log(`  ${msg}`))
  try {
    const { accounts } = await prepare(embeddedPlace(), EXPORTS)
    const signIn = async (account: typeof login) =>
      (await callOnce<{ token: string }>(api.port, post('/auth/login', account))).token
    const reader = await signIn(login)
    const tokens: string[] = []
    for (const account of accounts) tokens.push(await signIn(account))
    const one = await signIn(login)
    report('exportar', [
      ...(await measure(
        api.port,
        reader,
        `${EXPORTS} a la vez de una persona`,
        Array<string>(EXPORTS).fill(one),
      )),
      ...(await measure(api.port, reader, `${EXPORTS} personas, una cada una`, tokens)),
    ])
  } finally {
    await api.stop()
  }
}

async function measure(port: number, reader: string, what: string, tokens: string[]): Promise<Figure[]> {
  let going = true
  const start = performance.now()
  const exports = Promise.all(tokens.map((token) => exported(port, token))).finally(() => (going = false))
  const waits: number[] = []
  const page = post('/clientes/listar', { filas: 20, pagina: 0 }, { 'x-auth-token': reader })
  do {
    const asked = performance.now()
    // A page that could not be had was waited for, too.
    await callOnce(port, page).catch((error: unknown) => console.error(`  la lista: ${String(error)}`))
    waits.push(performance.now() - asked)
  } while (going)
  const statuses = await exports
  const seconds = (performance.now() - start) / 1000
  waits.sort((a, b) => a - b)
  const withStatus = (status: number | null) => statuses.filter((one) => one === status).length
  return [
    figure(`${what}: completas`, '', [withStatus(200)]),
    figure(`${what}: con 429`, '', [withStatus(429)]),
    figure(`${what}: cortadas`, '', [withStatus(null)]),
    figure(`${what}: todo`, 's', [seconds]),
    figure(`${what}: p99 de la lista de otra persona`, 'ms', [quantile(waits, 0.99)]),
    figure(`${what}: la espera más larga de esa lista`, 'ms', [quantile(waits, 1)]),
  ]
}

/** Asks for a file and reads all of it; returns the status, or null if the file broke off. */
async function exported(port: number, token: string): Promise<number | null> {
  const { path, ...call } = post('/clientes/exportar', {}, { 'x-auth-token': token })
  const asked = await fetch(`http://127.0.0.1:${port}${path}`, call)
  if (asked.status !== 200) return asked.status
  const { url } = (await asked.json()) as { url: string }
  const file = await fetch(`http://127.0.0.1:${port}${url}`)
  try {
    for await (const _chunk of file.body as unknown as AsyncIterable<Uint8Array>);
    return file.status
  } catch {
    return null
  }
}
