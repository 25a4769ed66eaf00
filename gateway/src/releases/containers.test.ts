import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createGateway } from '../index.ts'
import { createRemote } from '../remote.ts'
import { fakeSite, listening, until } from '../testing/index.ts'
import { away, containerReleases, type ContainersOptions } from './containers.ts'

const entry = {
  ...away('clientes'),
  release: '1',
  manifest: '/remotes/clientes/1/mf-manifest.json',
}

const hostOf = (base: string) => new URL(base).host

/** A gateway in front of these containers. */
async function over(t: TestContext, remotes: Record<string, string>, more: Partial<ContainersOptions> = {}) {
  const site = fakeSite(t)
  const releases = containerReleases({ site, remotes, ...more })
  return listening(t, await createGateway({ site, remotes, releases, api: () => null }))
}

const registryOf = async (base: string) =>
  (await (await fetch(`${base}/remotes.json`)).json()) as { config?: object; remotes: Record<string, object> }

test('each remote says its own entry; one that has never answered is listed as unavailable', async (t) => {
  const clientes = hostOf(await listening(t, await createRemote({ site: fakeSite(t), entry })))
  const base = await over(t, { clientes, usuarios: '127.0.0.1:1' })
  assert.deepEqual((await registryOf(base)).remotes, { clientes: entry, usuarios: away('usuarios') })
})

test('a remote that stops, or says what is no entry, keeps its last one, and nobody waits for it', async (t) => {
  let says: string | null = JSON.stringify(entry)
  const server = createServer((_request, response) => void (says !== null && response.end(says)))
  const base = await over(t, { clientes: hostOf(await listening(t, server)) })
  for (const bad of ['{,', 'null', '{"release":1}', null]) {
    assert.deepEqual((await registryOf(base)).remotes, { clientes: entry })
    says = bad
    await wait(1_100)
    const since = performance.now()
    await registryOf(base)
    assert.ok(performance.now() - since < 1_000, `${bad}`)
    await wait(100)
  }
  assert.deepEqual((await registryOf(base)).remotes, { clientes: entry })
})

test('a remote’s next release is in the registry a moment later, without a restart', async (t) => {
  let release = '1'
  const server = createServer((_request, response) => response.end(JSON.stringify({ ...entry, release })))
  const base = await over(t, { clientes: hostOf(await listening(t, server)) })
  await registryOf(base)
  release = '2'
  const known = async () => (await registryOf(base)).remotes.clientes as { release: string }
  await until(async () => (await known()).release === '2')
})

test('the page’s policy names the origins of the settings, and none that a container chooses', async (t) => {
  const chosen = { ...entry, manifest: 'https://otro.mx/mf-manifest.json' }
  const clientes = hostOf(await listening(t, await createRemote({ site: fakeSite(t), entry: chosen })))
  const base = await over(
    t,
    { clientes },
    { remoteOrigins: ['https://remotos.mx'], config: { adminApiBase: 'https://api.mx/admin' } },
  )
  assert.deepEqual((await registryOf(base)).config, { adminApiBase: 'https://api.mx/admin' })
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? ''
  assert.match(policy, /connect-src 'self' https:\/\/remotos\.mx https:\/\/api\.mx;/)
  assert.doesNotMatch(policy, /otro\.mx/)
})
