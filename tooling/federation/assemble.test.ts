import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashOf } from '../release/integrity'
import { assembleSite } from './assemble'

let folder: string
let site: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assemble-'))
  site = path.join(folder, 'site')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(dist: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, dist, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return path.join(folder, dist)
}

const long = 'export const text = "una frase que se repite"; '.repeat(60)
const remoteJson = (base: string) =>
  JSON.stringify({
    name: 'clientes',
    base,
    contract: '^1.0.0',
    routes: [{ path: base }],
    menu: [],
    exposes: ['./module'],
  })

const host = (main = long) =>
  write('host', { 'index.html': `<script src="/assets/${main.length}.js">`, 'assets/main.js': main })
const clientes = (entry = long) => ({
  name: 'clientes',
  version: '0.1.0',
  dist: write('clientes', {
    'mf-manifest.json': '{}',
    'remoteEntry.js': entry,
    'remoteEntry.js.map': 'a map',
    'mf-stats.json': '{}',
    '.sources': 'a stamp',
    'remote.json': remoteJson('/clientes'),
  }),
})
const read = (file: string) => readFileSync(path.join(site, file), 'utf8')

it('puts the host, the releases and the registry that names them into one folder', () => {
  const registry = assembleSite({ site, host: host(), remotes: [clientes()] })
  const entry = registry.remotes.clientes
  assert.match(entry?.release ?? '', /^0\.1\.0-[0-9a-f]{8}$/)
  assert.equal(entry?.manifest, `/remotes/clientes/${entry?.release}/mf-manifest.json`)
  assert.equal(entry?.remote.base, '/clientes')
  assert.deepEqual(JSON.parse(read('remotes.json')), registry)
  assert.equal(read(entry?.manifest ?? ''), '{}')
  assert.deepEqual(entry?.integrity, { 'mf-manifest.json': hashOf('{}'), 'remoteEntry.js': hashOf(long) })
  assert.equal(read('assets/main.js'), long)
})

it('leaves source maps, statistics and stamps behind', () => {
  const { remotes } = assembleSite({ site, remotes: [clientes()] })
  const files = readdirSync(path.join(site, 'remotes/clientes', remotes.clientes?.release ?? ''))
  assert.deepEqual(files.sort(), [
    'mf-manifest.json',
    'remote.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ])
})

it('compresses what is worth it, to the same bytes', () => {
  assembleSite({ site, host: host(), remotes: [] })
  assert.equal(brotliDecompressSync(readFileSync(path.join(site, 'assets/main.js.br'))).toString(), long)
  assert.equal(gunzipSync(readFileSync(path.join(site, 'assets/main.js.gz'))).toString(), long)
  assert.equal(existsSync(path.join(site, 'index.html.br')), false)
})

it('the same files are the same release; other files another one, and the first stays for open tabs', () => {
  const first = assembleSite({ site, remotes: [clientes()] }).remotes.clientes?.release ?? ''
  assert.equal(assembleSite({ site, remotes: [clientes()] }).remotes.clientes?.release, first)
  const second = assembleSite({ site, remotes: [clientes(`${long}2`)] }).remotes.clientes?.release ?? ''
  assert.notEqual(second, first)
  assert.deepEqual(readdirSync(path.join(site, 'remotes/clientes')).sort(), [first, second].sort())
})

it('keeps the last ten releases', () => {
  for (let n = 0; n < 13; n++) assembleSite({ site, remotes: [clientes(`${long}${n}`)] })
  assert.equal(readdirSync(path.join(site, 'remotes/clientes')).length, 10)
})

it('a file that changes under its name is compressed anew', () => {
  const other = long.replaceAll('frase', 'línea')
  assembleSite({ site, host: host(), remotes: [] })
  assembleSite({ site, host: host(other), remotes: [] })
  assert.equal(read('assets/main.js'), other)
  assert.equal(brotliDecompressSync(readFileSync(path.join(site, 'assets/main.js.br'))).toString(), other)
  assert.equal(gunzipSync(readFileSync(path.join(site, 'assets/main.js.gz'))).toString(), other)
})

it('whoever reads while another process puts the site together again reads whole files', async () => {
  const build = host(long.repeat(200))
  assembleSite({ site, host: build, remotes: [] })
  const fixture = fileURLToPath(new URL('fixtures/assemble-again.mjs', import.meta.url))
  const child = spawn(process.execPath, [fixture, site, build, '100'], { stdio: 'inherit' })
  let code: number | null | undefined
  child.on('close', (status) => (code = status))
  let reads = 0
  while (code === undefined) {
    for (let n = 0; n < 50; n++, reads++) assert.equal(read('assets/main.js').length, long.length * 200)
    await new Promise(setImmediate)
  }
  assert.equal(code, 0)
  assert.ok(reads > 0)
})

it('keeps the host’s earlier files, too, and what it is not told of', () => {
  assembleSite({ site, host: host(), remotes: [clientes()] })
  rmSync(path.join(folder, 'host'), { recursive: true })
  const next = write('host', { 'index.html': 'next', 'assets/next.js': long })
  const registry = assembleSite({ site, host: next, remotes: [] })
  assert.equal(read('index.html'), 'next')
  assert.ok(existsSync(path.join(site, 'assets/main.js')))
  assert.ok(registry.remotes.clientes)
})

it('[G-20] the registry can name other bases', () => {
  assembleSite({ site, remotes: [], config: { adminApiBase: 'https://api.example/admin' } })
  assert.deepEqual(JSON.parse(read('remotes.json')), {
    format: 1,
    remotes: {},
    config: { adminApiBase: 'https://api.example/admin' },
  })
})
