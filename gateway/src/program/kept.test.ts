import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { keepHostFiles, keepRelease } from './kept.ts'

function folder(t: TestContext) {
  const path = mkdtempSync(join(tmpdir(), 'volumen-'))
  t.after(() => rmSync(path, { recursive: true, force: true }))
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(path, name)), { recursive: true })
      writeFileSync(join(path, name), text)
    }
    return path
  }
  return { path, write }
}

const day = 24 * 60 * 60 * 1000
const today = Date.parse('2026-11-01T12:00:00Z')

test('a volume keeps the files of earlier pages for 30 days after the last image that had them', async (t) => {
  const volume = folder(t)
  const image = (page: string, ...assets: string[]) =>
    folder(t).write({
      'index.html': page,
      ...Object.fromEntries(assets.map((name) => [`assets/${name}`, name])),
    })
  const started = (built: string, days: number) =>
    keepHostFiles(built, volume.path, new Date(today + days * day))
  const files = () => readdirSync(join(volume.path, 'assets')).sort()

  await started(image('uno', 'comun.js', 'uno.js'), 0)
  await started(image('dos', 'comun.js', 'dos.js'), 20)
  assert.deepEqual(files(), ['comun.js', 'dos.js', 'uno.js'])
  assert.equal(readFileSync(join(volume.path, 'index.html'), 'utf8'), 'dos')
  await started(image('tres', 'tres.js'), 40)
  assert.deepEqual(files(), ['comun.js', 'dos.js', 'tres.js'])
})

test('a volume keeps the ten last releases of a remote, without the leftovers of an interrupted copy', async (t) => {
  const volume = folder(t)
  const started = (release: number) =>
    keepRelease(
      folder(t).write({ [`remotes/clientes/${release}/remoteEntry.js`]: `${release}` }),
      volume.path,
      'clientes',
      new Date(today + release * day),
    )
  for (let release = 1; release <= 10; release++) await started(release)
  volume.write({ 'remotes/clientes/7.tmp/remoteEntry.js': '' })
  // The image of an earlier release again: a rollback.
  await keepRelease(
    folder(t).write({ 'remotes/clientes/2/remoteEntry.js': 'another' }),
    volume.path,
    'clientes',
    new Date(today + 11 * day),
  )
  await started(12)
  await started(13)
  const kept = readdirSync(join(volume.path, 'remotes/clientes'))
    .map(Number)
    .sort((a, b) => a - b)
  assert.deepEqual(kept, [2, 4, 5, 6, 7, 8, 9, 10, 12, 13])
  assert.equal(readFileSync(join(volume.path, 'remotes/clientes/2/remoteEntry.js'), 'utf8'), '2')
})
