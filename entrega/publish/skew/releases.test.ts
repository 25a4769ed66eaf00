import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rollback } from '../testing/rollback.ts'
import { publish } from '../publish/publish.ts'
import { world, type World } from '../testing/world.ts'
import { previousReleases, refuseWithoutLog, releasesInUse, type Stored } from './releases.ts'

const named = (stored: Stored[]) => Object.fromEntries(stored.map(({ app, release }) => [app, release]))

/** Publishes two releases of clientes and one of the host. */
async function published({ parts, remote, host }: World) {
  const [first, second] = [remote('clientes', 'first'), remote('clientes', 'second')]
  const page = host('page')
  await publish(parts, [page, first])
  await publish(parts, [second])
  return { first, second, page }
}

test('what is in use is previous to a build that nobody has yet', async (t) => {
  const here = world(t)
  const { second, page } = await published(here)
  const now = [here.host('next'), here.remote('clientes', 'third')].map((each) => ({
    ...each,
    store: here.store,
  }))
  assert.deepEqual(named(await previousReleases(here.store, now)), {
    host: page.release,
    clientes: second.release,
  })
})

test('what is in use already has the release before it, and an app without another has none', async (t) => {
  const here = world(t)
  const { first, second } = await published(here)
  const now = await releasesInUse(here.store)
  assert.equal(named(now).clientes, second.release)
  assert.deepEqual(named(await previousReleases(here.store, now)), { clientes: first.release })

  await publish(here.parts, [here.remote('clientes', 'third')])
  const later = await releasesInUse(here.store)
  assert.deepEqual(named(await previousReleases(here.store, later)), { clientes: second.release })
})

test('after a rollback to what is built, nothing is left to mix it with', async (t) => {
  const here = world(t)
  const { first } = await published(here)
  await rollback(here.parts, 'clientes')
  const now = await releasesInUse(here.store)
  assert.equal(named(now).clientes, first.release)
  assert.deepEqual(await previousReleases(here.store, now), [])
})

test('a release whose files are gone is passed over', async (t) => {
  const here = world(t)
  const { first, second } = await published(here)
  rmSync(join(here.site, 'remotes/clientes', second.release), { recursive: true })
  const now = [{ ...here.remote('clientes', 'third'), store: here.store }]
  assert.equal(named(await previousReleases(here.store, now)).clientes, first.release)
})

test('a site without a log is refused, and stays as it is', async (t) => {
  const { store } = world(t)
  await assert.rejects(refuseWithoutLog(store), /no tiene un registro de publicaciones.*--previous/)
  assert.deepEqual(await store.list(''), [])
})
