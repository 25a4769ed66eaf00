import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import webpack from 'webpack'
import { loadingFindings, uncheckedIn } from './loading.ts'

const other = 'es un módulo, con import de otro archivo'
const hows = (text: string) => uncheckedIn('a.js', text).map(({ how }) => how)

test('finds what a browser would load by itself', () => {
  assert.deepEqual(hows('const f=()=>import("./b.js");f()'), ['import(…)'])
  assert.deepEqual(hows('import("./"+u(e)+".mjs");import(`./${e}`)'), ['import(…)'])
  assert.deepEqual(hows('const load=(entry)=>import(entry)'), [])
  assert.deepEqual(hows('new Worker(new URL("b.js",self.u));new SharedWorker("c")'), [
    'new Worker(…)',
    'new SharedWorker(…)',
  ])
  assert.deepEqual(hows('importScripts("b.js")'), ['importScripts(…)'])
  assert.deepEqual(hows('import x from "./b.js";export{x}'), [other])
  assert.deepEqual(hows('"import(x)";/import\\(/.test(y);a.import(z);new my.Worker'), [])
})

test('the files of a release of ES modules import each other, and nothing else', () => {
  const modules = ['a.js', 'b.js', 'trozos/c.js']
  const inModule = (file: string, text: string) => uncheckedIn(file, text, modules).map(({ how }) => how)
  assert.deepEqual(inModule('a.js', 'import x from "./b.js";export{x};import(`./trozos/c.js`)'), [])
  assert.deepEqual(inModule('trozos/c.js', 'export * from "../b.js"'), [])
  assert.deepEqual(inModule('a.js', 'import "./no.js";import("https://x.mx/b.js")'), [other, 'import(…)'])
  assert.deepEqual(inModule('a.js', 'import x from "react"'), [other])
  assert.deepEqual(inModule('trozos/c.js', 'import "../../b.js"'), [other])
  assert.deepEqual(inModule('a.js', 'import(`./${x}.js`);new Worker("b.js")'), ['import(…)', 'new Worker(…)'])
})

/** What webpack emits for a module with a lazy part. */
async function built(t: { after(end: () => void): void }, changes: webpack.Configuration) {
  const folder = mkdtempSync(path.join(tmpdir(), 'loading-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'index.js'), `import('./later.js').then(console.log)`)
  writeFileSync(path.join(folder, 'later.js'), 'export const later = 1')
  const dist = path.join(folder, 'dist')
  const config: webpack.Configuration = { context: folder, entry: './index.js', mode: 'production' }
  const compiler = webpack({ ...config, ...changes, output: { ...changes.output, path: dist } })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => ((error ?? stats?.hasErrors()) ? reject(error) : resolve())),
  )
  return readdirSync(dist).flatMap((file) => uncheckedIn(file, readFileSync(path.join(dist, file), 'utf8')))
}

test('accepts what webpack emits for the web; refuses its ES modules, with the repair', async (t) => {
  assert.deepEqual(await built(t, {}), [])
  const found = await built(t, { output: { module: true }, experiments: { outputModule: true } })
  const [{ gate, sentence, repair } = { gate: '', sentence: '', repair: '' }] = loadingFindings(found)
  assert.equal(gate, 'loading')
  assert.match(sentence, /main\.mjs carga código sin que se compare con su huella: import\(…\)/)
  assert.match(repair, /una entrada que lo sea/)
})
