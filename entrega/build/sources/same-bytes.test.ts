import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import webpack from 'webpack'
import { createRemoteConfig } from '../config/remote.ts'
import { folderOf, root } from '../workspace.ts'

const places = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'same-bytes-')))
after(() => places.forEach((place) => rmSync(place, { recursive: true })))

/** Builds a copy of one of this repository's remotes there; returns its files. */
async function builtIn(place: string): Promise<Record<string, string>> {
  const folder = path.join(place, 'remote-configuracion')
  for (const part of ['src', 'remote.json', 'package.json', 'webpack.config.ts'])
    cpSync(path.join(folderOf('configuracion'), part), path.join(folder, part), { recursive: true })
  const tsconfig = { extends: path.join(root, 'tsconfig.base.json') }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const compiler = webpack({ ...createRemoteConfig('configuracion', { folder }), cache: false })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  assert.deepEqual(stats?.toJson({ all: false, errors: true }).errors, [])
  await new Promise((resolve) => compiler.close(resolve))
  const dist = path.join(folder, 'dist')
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter((name) => path.extname(name))
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]))
}

test('the same sources give the same bytes in another folder', async () => {
  const [one, other] = [await builtIn(places[0]!), await builtIn(places[1]!)]
  assert.ok(Object.keys(one).length > 5)
  assert.deepEqual(Object.keys(other), Object.keys(one))
  for (const [name, text] of Object.entries(one)) assert.equal(other[name] === text, true, name)
})
