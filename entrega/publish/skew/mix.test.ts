import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Registry } from '@backoffice/shared/contract'
import type { HostFacts } from '../../build/facts/facts.ts'
import { publish } from '../publish/publish.ts'
import { keepRecord, readRecord } from '../records/record.ts'
import { folderStore } from '../store/folder.ts'
import { world, type World } from '../testing/world.ts'
import { matrixOf } from './combinations.ts'
import { mix, opinionOf } from './mix.ts'
import { previousReleases, releasesInUse } from './releases.ts'

const who = { by: 'Ana' }

/** Mixes two published sites: the later host with the earlier clientes. */
async function mixture(here: World) {
  const { parts, folder, store, host, remote } = here
  await publish(parts, [host('first'), remote('clientes', 'first')])
  const built = folderStore(join(folder, 'built'))
  await publish({ ...parts, store: built }, [host('second'), remote('clientes', 'second')])
  const now = await releasesInUse(built)
  const { mixed } = matrixOf(now, await previousReleases(store, now))
  const remotesBefore = mixed.find(({ name }) => name === 'remotos-anteriores')
  assert.ok(remotesBefore)
  return { remotesBefore, now, place: join(folder, 'mixed') }
}

test('a mixture is a site of the very bytes that were released, twice over', async (t) => {
  const here = world(t)
  const { remotesBefore, now, place } = await mixture(here)
  await mix(place, remotesBefore, who)
  const site = await mix(place, remotesBefore, who)
  const { host, remotes } = JSON.parse(readFileSync(join(place, 'remotes.json'), 'utf8')) as Registry
  const clientes = remotes.clientes
  assert.equal(host?.release, now.find(({ app }) => app === 'host')?.release)
  assert.equal(readFileSync(join(place, `${clientes?.manifest}/../remoteEntry.js`), 'utf8'), 'first')
  assert.match(readFileSync(join(place, 'index.html'), 'utf8'), /main\.7365636f\.js/)
  assert.equal(readFileSync(join(place, 'assets/main.7365636f.js'), 'utf8'), 'second')
  const record = (store: typeof site) => readRecord(store, 'clientes', clientes?.release ?? '')
  assert.deepEqual(await record(site), await record(here.store))
})

test('a release that is not there as it was released is not tried', async (t) => {
  const here = world(t)
  const { remotesBefore, place } = await mixture(here)
  const release = remotesBefore.releases.find(({ app }) => app === 'clientes')?.release ?? ''
  writeFileSync(join(here.site, 'remotes/clientes', release, 'remoteEntry.js'), 'firsT')
  await assert.rejects(
    mix(place, remotesBefore, who),
    /no tiene remotes\/clientes\/.*remoteEntry\.js como se publicó/,
  )
})

test('the gates say what they would say to whoever published that side alone', async (t) => {
  const here = world(t)
  const { remotesBefore, place } = await mixture(here)
  const site = await mix(place, remotesBefore, who)
  assert.deepEqual(await opinionOf(site, remotesBefore), [])

  const said = async (shared: string) => {
    const facts: HostFacts = { format: 1, kind: 'host', app: 'host', shared, provides: {}, files: [] }
    const release = `facts-${shared}`
    await keepRecord(site, { app: 'host', release, version: '1', files: [], facts })
    const published = [{ app: 'host', release, store: site }]
    const releases = [...published, ...remotesBefore.releases.filter(({ app }) => app !== 'host')]
    const other = await mix(join(here.folder, shared), { ...remotesBefore, published, releases }, who)
    return (await opinionOf(other, { ...remotesBefore, published })).map(({ sentence }) => sentence)
  }
  assert.deepEqual(await said('1.1.0'), [])
  assert.match((await said('2.0.0')).join('\n'), /Dejaría sin funcionar a clientes, que pide .* \^1\.0\.0/)
})
