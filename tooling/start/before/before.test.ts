import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { patient } from '../../patience/patience.ts'
import { nodeProblem } from './node/node-version.mjs'
import { fits, pnpmCommand } from './install/pnpm.ts'
import { root } from './root.mjs'

function temporary(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `npm start`; every case here ends before anything is installed or built. */
function start(env: Record<string, string>, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, 'tooling/start/run.mjs', 'start'],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', ...env },
      encoding: 'utf8',
      timeout: patient(30_000),
    },
  )
  return { status, stdout, lines: stderr.trim().split('\n') }
}

/** It prints one sentence and exits with status 1. */
function refuses(outcome: ReturnType<typeof start>, sentence: RegExp) {
  assert.equal(outcome.status, 1)
  assert.equal(outcome.lines.length, 1, outcome.lines.join('\n'))
  assert.match(outcome.lines[0] ?? '', sentence)
  assert.equal(outcome.stdout, '')
}

test('refuses a port in use', async (t) => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  refuses(start({ PORT: String(port) }), new RegExp(`^El puerto ${port} ya está en uso`))
})

test('refuses an invalid port, and the host of another machine', () => {
  refuses(start({ PORT: 'ochenta' }), /^PORT debe ser un número/)
  refuses(start({ HOST: '192.0.2.1' }), /^La dirección 192\.0\.2\.1 no es de este equipo/)
})

test('refuses a data folder that is a file, or inside one', (t) => {
  const file = join(temporary(t), 'archivo')
  writeFileSync(file, '')
  refuses(start({ DATA_DIR: file }), /no es una carpeta/)
  refuses(start({ DATA_DIR: join(file, 'dentro') }), /no es una carpeta/)
})

test('refuses a data folder that is not writable', () => {
  // Not even root can make a folder there.
  refuses(start({ DATA_DIR: '/proc/datos' }), /^No se puede escribir en la carpeta de datos \/proc\/datos/)
})

test('refuses a Node that cannot even fetch a newer one', () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"16.20.2"})'
  refuses(start({}, '--import', older), /^Se necesita Node 24 o más reciente y aquí está Node 16\.20\.2/)
  assert.equal(nodeProblem('18.0.0'), null)
  assert.equal(nodeProblem('24.0.0'), null)
})

test('uses the installed pnpm if its version fits, else the pinned one through npm', () => {
  assert.deepEqual(pnpmCommand(root, '12.21.4'), ['pnpm'])
  for (const version of ['12.20.9', '13.0.0', '9.15.0', null]) {
    assert.deepEqual(pnpmCommand(root, version), ['npm', 'exec', '--yes', 'pnpm@12.21.0', '--'])
  }
  assert.ok(fits('12.22.0', '>=12.21 <13'))
  assert.ok(!fits('12.22.0', '^12'))
})
