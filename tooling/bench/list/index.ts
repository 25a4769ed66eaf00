import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright-core'
import { Backend } from '../../../shared/src/testing/backend/Backend'
import { emptyData } from '../../../shared/src/testing/backend/emptyData'
import { httpServer } from '../../../shared/src/testing/backend/httpServer'
import { unUsuario, unCliente, unId } from '../../../shared/src/testing/builders'
import { gatewayHandler } from '../../start/gateway/index'
import { builtSite } from '../../start/stack/index'
import { findBrowser, noBrowser } from '../../start/test/browser'
import { longestTask } from './long-tasks'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const RUNS = Number(process.env.BENCH_RUNS ?? 3)

const NOMBRES = 'Ana Luis María Carlos Ximena Jorge Lucía Ángel Sofía Íñigo Rocío'.split(' ')
const APELLIDOS = 'López Hernández Ruiz Muñoz García Ávila Peña Ortega Zúñiga'.split(' ')

// Unsorted by any column, and the same in every run.
const clientes = () =>
  Array.from({ length: ROWS }, (_, i) => {
    const n = (i * 7919) % ROWS
    return unCliente({
      _id: unId(i + 1),
      nombre: NOMBRES[n % 11] as string,
      apellido_paterno: APELLIDOS[n % 9] as string,
      celular: `33 ${1000 + (n % 9000)} ${1000 + ((n * 13) % 9000)}`,
      email: `persona${n}@correo.mx`,
    })
  })

/**
 * A whole list in one answer, as a server of the plain contract sends it: measures the longest task that blocks the
 * page, on entry and at each step. It uses the last built site (`npm run build`).
 */
export async function benchList(): Promise<void> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(noBrowser)
  const backend = new Backend('plain', () => ({ ...emptyData(), clientes: clientes() }))
  const token = backend.signIn(unUsuario())
  const api = httpServer(backend)
  const { port } = await listen(api)
  const handler = await gatewayHandler({ site: builtSite, api: () => ({ host: '127.0.0.1', port }) })
  const gateway = createServer(handler)
  const url = `http://127.0.0.1:${(await listen(gateway)).port}`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    const runs: Record<string, number[]> = {}
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: {
          cookies: [],
          origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
        },
      })
      const page = await context.newPage()
      for (const [step, act] of steps(url)) {
        const milliseconds = await longestTask(page, () => act(page))
        runs[step] = [...(runs[step] ?? []), milliseconds]
      }
      await context.close()
    }
    console.log(
      `Tarea más larga con ${ROWS} clientes en una respuesta (mediana de ${RUNS}, ms de procesador)`,
    )
    for (const [step, figures] of Object.entries(runs)) {
      const [median] = figures.toSorted((a, b) => a - b).slice(Math.floor(RUNS / 2))
      console.log(`${step.padEnd(28)} ${median}  (${figures.join(', ')})`)
    }
  } finally {
    await browser.close()
    for (const server of [gateway, api]) server.close().closeAllConnections()
  }
}

const rows = (page: Page) =>
  page.getByRole('table').getByText('@correo.mx').first().waitFor({ timeout: 120_000 })
const settled = async (page: Page) => {
  await rows(page)
  await page.locator('table[aria-busy=true]').waitFor({ state: 'detached', timeout: 120_000 })
}

const steps = (url: string): [string, (page: Page) => Promise<void>][] => [
  [
    'entrada',
    async (page) => {
      await page.goto(`${url}/clientes`)
      await settled(page)
    },
  ],
  ['ordenar por nombre', (page) => sortBy(page, 'Nombre')],
  ['ordenar por email', (page) => sortBy(page, 'Email')],
  ['email, al revés', (page) => sortBy(page, 'Email')],
  [
    'página siguiente',
    async (page) => {
      await page.getByRole('button', { name: 'Página siguiente' }).click()
      await settled(page)
    },
  ],
  [
    'filtrar',
    async (page) => {
      await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email').fill('persona')
      await dialog.getByRole('button', { name: 'Buscar', exact: true }).click()
      await dialog.waitFor({ state: 'detached', timeout: 120_000 })
      await settled(page)
    },
  ],
]

async function sortBy(page: Page, name: string) {
  await page.getByRole('columnheader', { name, exact: true }).getByRole('button').click()
  await page.waitForTimeout(200)
  await settled(page)
}

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address() as AddressInfo
}
