import assert from 'node:assert/strict'
import { buildApi } from '../../tooling/start/build/products.ts'
import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { compare, type Sides } from './compare.ts'
import { cleanUp, NARROW, prepare } from './fixture.ts'
import { callOnce, post } from './load/call.ts'
import { startGenerator } from './load/generator.ts'
import { residentMegabytes, watchMemory } from './memory.ts'
import { ordered, pages, type Question } from './questions.ts'
import { embeddedPlace, startApi, startFloor } from './servers.ts'
import { settings } from './settings.ts'
import { readWhole, type Read } from './read-whole.ts'

/**
 * Compares the api with its floor: the same statements in the same transactions through `pg` under a bare node:http
 * server, on the same database with the same number of connections. Each server and the load generator run in their own
 * processes.
 */
export async function benchApi(): Promise<void> {
  await buildApi(() => undefined)
  const { rows, dataDir } = settings
  console.log(`Datos: ${rows.toLocaleString('es-MX')} clientes en ${dataDir} (se hacen una vez)`)
  const since = new Date().toISOString()
  const api = await startApi((msg) => console.log(`  ${msg}`))
  const place = embeddedPlace()
  const floor = await startFloor(place)
  const generator = startGenerator()
  try {
    const fixture = await prepare(place)
    const { token } = await callOnce<{ token: string }>(api.port, post('/auth/login', settings.login))
    const idle = residentMegabytes(api.pid)
    const peak = watchMemory(api.pid)
    const sides = { api, floor }
    const size = rows.toLocaleString('es-MX')
    const of = (questions: Question[]) => ({ kind: 'list', token, questions }) as const
    const narrow = ordered(fixture.narrow)
    await assertSameAnswers(sides, token, [...pages, ...narrow])

    const figures: Figure[] = [
      ...(await compare('entrar', sides, generator, { kind: 'sign-in', accounts: fixture.accounts })),
      ...(await compare(`página de 20 de ${size}`, sides, generator, of(pages))),
      ...(await compare(
        `filtro angosto (< ${NARROW.toLocaleString('es-MX')} de ${size})`,
        sides,
        generator,
        of(narrow),
      )),
      ...(await compare(`filtro amplio de ${size}`, sides, generator, of(ordered(fixture.broad)))),
      ...(await compare('crear', sides, generator, { kind: 'create', token })),
    ]
    figures.push(figure('memoria de la api: en reposo', 'MB', [idle]))
    figures.push(figure('memoria de la api: máximo bajo carga', 'MB', [peak()]))
    figures.push(...(await whole('lista entera', api, () => wholeList(api, token))))
    figures.push(...(await whole('exportar la lista entera', api, () => exported(api, token))))
    report('api', figures)
  } finally {
    generator.stop()
    await cleanUp(place, since).catch((error: unknown) => console.error(error))
    await floor.stop()
    await api.stop()
  }
}

/** A comparison is only fair if both sides do the same work. */
async function assertSameAnswers(sides: Sides, token: string, questions: Question[]): Promise<void> {
  for (const question of questions) {
    const request = post('/clientes/listar', question, { 'x-auth-token': token })
    const [ours, floors] = [
      await callOnce(sides.api.port, request),
      await callOnce(sides.floor.port, request),
    ]
    assert.deepEqual(floors, ours, JSON.stringify(question))
  }
}

async function whole(what: string, api: Sides['api'], read: () => Promise<Read>): Promise<Figure[]> {
  const peak = watchMemory(api.pid)
  const { megabytes, seconds } = await read()
  return [
    figure(`${what}: tamaño`, 'MB', [megabytes]),
    figure(`${what}: tiempo`, 's', [seconds]),
    figure(`${what}: máximo de memoria de la api`, 'MB', [peak()]),
  ]
}

/** All clients at once, as the plain contract asks for them. */
function wholeList({ port }: Sides['api'], token: string): Promise<Read> {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  return readWhole({ port, method: 'POST', path: '/admin/clientes/listar', headers }, '{}')
}

/** All clients as the file that «Exportar» saves. */
async function exported({ port }: Sides['api'], token: string): Promise<Read> {
  const call = post('/clientes/exportar', {}, { 'x-auth-token': token })
  const { url } = await callOnce<{ url: string }>(port, call)
  return readWhole({ port, path: url })
}
