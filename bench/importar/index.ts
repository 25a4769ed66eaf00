import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApi } from '../../tooling/start/build/products.ts'
import { callOnce, post } from '../api/load/call.ts'
import { residentMegabytes, watchMemory } from '../api/memory.ts'
import { startApi } from '../api/servers.ts'
import { settings } from '../api/settings.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { csvOf, PLAN, xlsxOf } from './sheet.ts'

const ROWS = Number(process.env.BENCH_FILAS ?? 100_000)

interface Importacion {
  _id: string
  estado: string
  avance: number
  columnas: { destino: string | null }[]
  creados: number
  omitidos: number
  fallidos: number
}

/** How long an import takes from the first byte to the last row, and how much memory the api needs, each in an office of its own. */
export async function benchImportar(): Promise<void> {
  await buildApi(() => undefined)
  const sheets = [
    ['CSV', 'clientes.csv', csvOf(ROWS)],
    ['XLSX', 'clientes.xlsx', await xlsxOf(ROWS)],
  ] as const
  const figures: Figure[] = []
  for (const [kind, name, content] of sheets) figures.push(...(await measure(kind, name, content)))
  report('importar', figures)
}

async function measure(kind: string, name: string, content: Buffer): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-importar-'))
  const api = await startApi((msg) => console.log(`  ${msg}`), { dataDir, rows: 0 })
  try {
    const { token } = await callOnce<{ token: string }>(api.port, post('/auth/login', settings.login))
    const call = <T>(path: string, body: object) =>
      callOnce<T>(api.port, post(path, body, { 'x-auth-token': token }))
    await call('/configuracion/crear_membresia', { nombre: PLAN, precio: 499, beneficios: ['Uno'] })
    const before = residentMegabytes(api.pid)
    const peak = watchMemory(api.pid)
    const [began, load] = [performance.now(), loadavg()[0] ?? 0]
    const form = new FormData()
    form.set('archivo', new Blob([new Uint8Array(content)]), name)
    const sent = await fetch(`http://127.0.0.1:${api.port}/admin/clientes/leer_importacion`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body: form,
    })
    if (sent.status !== 200) throw new Error(`${sent.status}: ${await sent.text()}`)
    const { importacion } = (await sent.json()) as { importacion: Importacion }
    const read = (performance.now() - began) / 1000
    const { _id: id, columnas } = importacion
    const destinos = columnas.map(({ destino }) => destino)
    await call('/clientes/comenzar_importacion', { id, columnas: destinos, repetidos: 'omitir' })
    const seen = await whenDone(() => call<{ importacion: Importacion }>('/clientes/ver_importacion', { id }))
    const total = (performance.now() - began) / 1000
    const loads = `carga de ${load.toFixed(1)} a ${(loadavg()[0] ?? 0).toFixed(1)} en ${cpus().length} núcleos`
    console.log(
      `${kind}: ${seen.estado}; ${seen.creados} creados, ${seen.omitidos} omitidos, ${seen.fallidos} con error; ${loads}`,
    )
    return [
      figure(`${kind}: todo`, 's', [total]),
      figure(`${kind}: leer la hoja`, 's', [read]),
      figure(`${kind}: memoria de la api, lo más alto (antes)`, 'MB', [peak()], [before]),
    ]
  } finally {
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Looks every two seconds, and says how far it is every twenty. */
async function whenDone(look: () => Promise<{ importacion: Importacion }>): Promise<Importacion> {
  for (let looks = 1; ; looks++) {
    const { importacion } = await look()
    if (importacion.estado !== 'en_curso') return importacion
    if (looks % 10 === 0) console.log(`  ${importacion.avance} filas`)
    await sleep(2000)
  }
}
