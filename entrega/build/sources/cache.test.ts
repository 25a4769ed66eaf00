import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import webpack from 'webpack'
import { createRemoteConfig } from '../config/remote.ts'
import { root } from '../workspace.ts'

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'cache-')), 'remote-ventas')
after(() => rmSync(path.dirname(folder), { recursive: true }))

mkdirSync(path.join(folder, 'src'), { recursive: true })
const data = {
  name: 'ventas',
  base: '/ventas',
  exposes: ['./module'],
  menu: [],
  routes: [{ path: '/ventas' }],
}
const files = {
  'remote.json': JSON.stringify(data),
  // The cache is valid only while this file stays as it is.
  'webpack.config.ts': 'export default {}',
  'package.json': '{ "type": "module", "version": "0.1.0" }',
  'tsconfig.json': JSON.stringify({ extends: path.join(root, 'tsconfig.base.json') }),
}
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)

/** Builds the remote with these doors loaded lazily; returns its entry. */
async function entryWith(doors: string[], cached: boolean): Promise<string> {
  const loads = doors.map((door) => `() => import('@backoffice/shared/${door}')`)
  const module = `import { defineRemote } from '@backoffice/shared'
const Page = () => <p onClick={() => [${loads.join()}].forEach((load) => void load())}>Ventas</p>
export default defineRemote({ routes: [{ index: true, element: <Page /> }] })`
  writeFileSync(path.join(folder, 'src/module.tsx'), module)
  const config = createRemoteConfig('ventas', { folder })
  const compiler = webpack({ ...config, ...(!cached && { cache: false }), stats: undefined })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  assert.deepEqual(stats?.toJson({ all: false, errors: true }).errors, [])
  await new Promise((resolve) => compiler.close(resolve))
  const dist = path.join(folder, 'dist')
  return readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8')
}

test('a build from the cache is the build without it, after a change that adds a chunk without code', async () => {
  await entryWith(['ui/date'], true)
  const doors = ['ui/date', 'ui/money', 'ui/select']
  assert.equal(await entryWith(doors, true), await entryWith(doors, false))
})
