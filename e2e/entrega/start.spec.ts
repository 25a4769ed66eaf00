import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.ts'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { freePort, NpmStart } from '../fixtures/servers/npm-start.ts'
import { alive, workingOn } from '../fixtures/servers/processes.ts'
import { admin } from '../fixtures/stack.ts'

/* `npm start` itself: how it ends, when it refuses to start, and what survives a kill. */

/** Containers do not use `npm start`. */
const local = { tag: '@local' }

/** KILL_ROUNDS=10 in CI (tooling/start/test/steps.ts). */
const rounds = Number(process.env.KILL_ROUNDS ?? 3)

let folder: string
const started: NpmStart[] = []

const start = (port: number, dataDir = join(folder, 'datos'), env?: Record<string, string>) => {
  const run = new NpmStart(port, dataDir, env)
  started.push(run)
  return run
}

test.beforeEach(() => {
  test.setTimeout(patient(90_000))
  folder = mkdtempSync(join(tmpdir(), 'backoffice-start-'))
})

test.afterEach(async () => {
  for (const run of started.splice(0)) await run.kill9()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'it says where it runs and how to sign in; Ctrl-C leaves no process behind; a second start continues with the data',
  local,
  async () => {
    const port = await freePort()
    const run = start(port)
    await run.ready()
    expect(run.output).toContain(`http://127.0.0.1:${port}`)
    await expect.poll(() => run.output).toContain(admin.email)
    const page = await fetch(run.url, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    const token = await tokenFor(run.url, admin)
    await post(run.url, '/clientes/crear', { nombre: 'Primero' }, token)

    const members = run.family()
    expect(members.length).toBeGreaterThan(2)
    expect(await run.ctrlC()).toBe(0)
    await expect.poll(() => alive(members)).toEqual([])
    await expect.poll(() => workingOn(folder)).toEqual([])

    const again = start(port)
    const since = Date.now()
    await again.ready()
    test.info().annotations.push({ type: 'second start', description: `${Date.now() - since} ms` })
    const { clientes } = await post(again.url, '/clientes/listar', {}, await tokenFor(again.url, admin))
    expect(clientes.map(({ nombre }) => nombre)).toEqual(['Primero'])
    expect(await again.ctrlC()).toBe(0)
  },
)

test('with its port in use it prints one sentence and exits with status 1', local, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const run = start(port)
  expect(await run.ended()).toBe(1)
  expect(run.errors.trim()).toBe(
    `El puerto ${port} ya está en uso: detener lo que lo ocupa o elegir otro con PORT.`,
  )
  other.close()
})

test(
  'with a data folder that is no folder it prints one sentence and exits with status 1',
  local,
  async () => {
    const file = join(folder, 'archivo')
    writeFileSync(file, '')
    const run = start(await freePort(), file)
    expect(await run.ended()).toBe(1)
    expect(run.errors.trim().split('\n')).toHaveLength(1)
    expect(run.errors).toContain('DATA_DIR')
  },
)

test(
  'with its data folder in use it prints one sentence and exits with status 1, and the first one continues',
  local,
  async () => {
    const first = start(await freePort())
    await first.ready()
    const second = start(await freePort())
    expect(await second.ended()).toBe(1)
    expect(second.errors.trim().split('\n')).toHaveLength(1)
    expect(second.errors).toMatch(/en uso/)
    expect((await fetch(`${first.url}/admin/salud`)).status).toBe(200)
  },
)

test('two starts of one checkout at once, each with its own folder and port, both serve', local, async () => {
  const ports = [await freePort(), await freePort()]
  const runs = ports.map((port, n) => start(port, join(folder, `datos-${n}`)))
  await Promise.all(runs.map((run) => run.ready()))
  for (const { url } of runs) {
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(await page.text()) ?? []
    expect((await fetch(new URL(script, url))).status).toBe(200)
    await tokenFor(url, admin)
  }
})

test(
  `kill -9 of everything while clients are being created, ${rounds} times: every client that was confirmed exists`,
  local,
  async () => {
    test.setTimeout(patient(150_000))
    const port = await freePort()
    const answered: string[] = []
    const members: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const run = start(port)
      await run.ready()
      members.push(...run.family())
      const token = await tokenFor(run.url, admin)
      const { clientes } = await post(run.url, '/clientes/listar', {}, token)
      const there = new Set(clientes.map(({ nombre }) => nombre))
      expect(answered.filter((nombre) => !there.has(nombre))).toEqual([])

      let going = true
      const creator = async (name: string) => {
        for (let n = 1; going; n++) {
          const nombre = `${name}-${n}`
          await post(run.url, '/clientes/crear', { nombre }, token)
          answered.push(nombre)
        }
      }
      const before = answered.length
      const creators = [1, 2, 3, 4].map((c) => creator(`r${round}c${c}`).catch(() => undefined))
      await expect.poll(() => answered.length - before, { intervals: [20] }).toBeGreaterThan(10)
      // Kills it at a different moment each time.
      await new Promise((done) => setTimeout(done, round * 13))
      await run.kill9()
      going = false
      await Promise.all(creators)
    }
    const last = start(port)
    await last.ready()
    const { clientes } = await post(last.url, '/clientes/listar', {}, await tokenFor(last.url, admin))
    const there = new Set(clientes.map(({ nombre }) => nombre))
    expect(answered.filter((nombre) => !there.has(nombre))).toEqual([])
    expect(answered.length).toBeGreaterThan(10 * rounds)
    members.push(...last.family())
    expect(await last.ctrlC()).toBe(0)
    await expect.poll(() => alive(members)).toEqual([])
    await expect.poll(() => workingOn(folder)).toEqual([])
  },
)
