import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import webpack from 'webpack'
import { inlineScriptHashes } from '../start/gateway/csp'
import { createHostConfig } from './config/host.mjs'
import { createRemoteConfig } from './config/remote.mjs'
import { sealedFilesPlugin } from './sealed-files.mjs'
import { sealed } from './sealed-page.mjs'

const hashes = {
  'assets/main.1.js': 'sha384-m',
  'assets/kit.2.js': 'sha384-k',
  'assets/login.3.js': 'sha384-l',
}
/** As in the template, and as the build's minimizer outputs it. */
const template = `<head><link rel="preload" as="font" href="/assets/x.woff2" crossorigin />
<link rel="preload" as="script" href="/assets/kit.2.js" />
<script>uno()</script><script defer src="/assets/main.1.js"></script></head>`

const minimized = template.replaceAll('"', '').replaceAll(' />', '>')

const tests: [what: string, html: string][] = [
  ['as written', template],
  ['minimized', minimized],
]
for (const [what, html] of tests)
  test(`the page has the hash of what it loads, and of what its code will load: ${what}`, () => {
    const page = sealed(html, hashes)
    assert.match(page, /src="?\/assets\/main\.1\.js"? integrity="sha384-m" crossorigin>/)
    assert.match(page, /href="?\/assets\/kit\.2\.js"? integrity="sha384-k" crossorigin( \/)?>/)
    assert.match(page, /href="?\/assets\/x\.woff2"? crossorigin( \/)?>/)
    const [, later = ''] = /id="integridad">(.*)<\/script>/.exec(page) ?? []
    assert.deepEqual(JSON.parse(later), { 'assets/kit.2.js': 'sha384-k', 'assets/login.3.js': 'sha384-l' })
    // JSON never runs, so the policy does not have to allow it.
    assert.equal(inlineScriptHashes(page).length, 1)
  })

test('only the host’s loader loads chunks', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sealed-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'index.js'), `import('./later.js')`)
  writeFileSync(path.join(folder, 'later.js'), `export const later = 1`)
  const compiler = webpack({
    context: folder,
    entry: './index.js',
    mode: 'development',
    devtool: false,
    output: { path: folder, filename: 'main.js' },
    plugins: [sealedFilesPlugin()],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve()
    }),
  )
  const text = readFileSync(path.join(folder, 'main.js'), 'utf8')
  assert.match(text, /cargarArchivo\('script', url\)/)
  assert.doesNotMatch(text, /createElement/)
})

test('a release is sealed; a development server’s build is not', () => {
  const isSealed = ({ plugins = [] }: webpack.Configuration) =>
    plugins.some((plugin) => plugin && 'sealed' in plugin)
  for (const config of [
    createHostConfig,
    (options: { dev: boolean }) => createRemoteConfig('clientes', options),
  ]) {
    assert.equal(isSealed(config({ dev: false })), true)
    assert.equal(isSealed(config({ dev: true })), false)
  }
})
