import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createGateway } from '../index.ts'
import { listening, until } from '../testing/index.ts'
import { describeDerived } from './derived.ts'
import { storeReleases } from './store.ts'

/** A store, and what its gateway says. */
function store(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'almacen-'))
  const ending = new AbortController()
  t.after(() => {
    ending.abort()
    rmSync(folder, { recursive: true, force: true })
  })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const said: string[] = []
  return {
    folder,
    write,
    said,
    /** As a command leaves the store. */
    release: (log: number, page = '<script>uno()</script>', comments = '', remotes = {}) => {
      const registry = JSON.stringify({ format: 1, log, remotes })
      write('remotes.json', registry)
      write('index.html', page)
      write('.gateway', comments + describeDerived(Buffer.from(registry), Buffer.from(page)))
      return registry
    },
    open: () => storeReleases(folder, (line) => said.push(line), { signal: ending.signal, everyMs: 10 }),
  }
}

test('a store without a page is waited for, which is said once', async (t) => {
  const { open, release, said } = store(t)
  const opening = open()
  await wait(60)
  const registry = release(1)
  assert.equal(await (await opening).registry(), registry)
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /todavía no hay una página que servir/)
})

test('releases and rollbacks take effect by themselves, with the page’s own policy', async (t) => {
  const { open, release, said } = store(t)
  release(1)
  const releases = await open()
  const [hash] = (await releases.page()).scriptHashes
  const next = release(2, '<script>dos()</script>')
  await until(async () => (await releases.registry()) === next)
  assert.notEqual((await releases.page()).scriptHashes[0], hash)
  const back = release(3)
  await until(async () => (await releases.registry()) === back)
  assert.equal((await releases.page()).scriptHashes[0], hash)
  assert.deepEqual(said, [])
})

test('an edited registry or page never takes effect: the last good ones stay, which is said once, until the next command', async (t) => {
  const { open, release, write, said } = store(t)
  const good = release(1)
  const releases = await open()
  for (const [file, text] of [
    ['remotes.json', '{"format":1,"log":1,"remotes":{},}'],
    ['remotes.json', '{"format":1,"log":1,"remotes":{"otro":{}}}'],
    ['index.html', '<script>alert(1)</script>'],
    ['.gateway', ''],
  ] as const) {
    said.length = 0
    write(file, text)
    await until(() => said.length > 0)
    assert.match(said[0] ?? '', /Se sigue con los últimos que sirvieron/)
    assert.equal(await releases.registry(), good)
    assert.equal((await releases.page()).html, '<script>uno()</script>')
    release(1)
    await until(() => said.length > 1)
    assert.match(said[1] ?? '', /se puede leer otra vez/)
    assert.equal(said.length, 2)
  }
})

test('a store that a command of an earlier version wrote is taken as it is', async (t) => {
  const { open, release } = store(t)
  const registry = release(1, '<p></p>', "# scripts 'sha256-x'\n# remotes\n# api\n# sealed script\n")
  assert.equal(await (await open()).registry(), registry)
})

test('all gateways give one registry one tag, and another registry another', async (t) => {
  const { folder, open, release } = store(t)
  const tagged = async () => {
    const base = await listening(
      t,
      await createGateway({ site: folder, releases: await open(), api: () => null }),
    )
    const { headers } = await fetch(`${base}/remotes.json`)
    const tag = headers.get('etag') ?? ''
    const again = await fetch(`${base}/remotes.json`, { headers: { 'if-none-match': tag } })
    assert.equal(again.status, 304)
    return tag
  }
  release(1)
  const first = await tagged()
  assert.equal(await tagged(), first)
  release(2)
  assert.notEqual(await tagged(), first)
  release(1)
  assert.equal(await tagged(), first)
})

test('a canary and the releases of single offices are the same at every gateway, whoever asks: the page draws by its session', async (t) => {
  const { folder, open, release } = store(t)
  const clientes = { release: '1', canary: { release: '2', share: 10 }, pins: { norte: { release: '3' } } }
  const registry = release(1, '<p></p>', '', { clientes })
  const gateway = async () =>
    listening(t, await createGateway({ site: folder, releases: await open(), api: () => null }))
  const gateways = [await gateway(), await gateway()]
  for (let turn = 0; turn < 6; turn++) {
    const headers = { 'x-auth-token': `sesion-${turn}` }
    const answer = await fetch(`${gateways[turn % 2]}/remotes.json`, { headers })
    assert.equal(await answer.text(), registry)
  }
})
