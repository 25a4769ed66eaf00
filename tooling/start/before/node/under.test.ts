import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { packages } from './pinned-node.mjs'
import { root } from '../root.mjs'

/** Pretends that the running Node is older than the floor. */
const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.18.3"})'

/** A copy of the launcher that keeps the pinned Node already, here a link to the running one. */
function launcher(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'under-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const run = join(folder, 'tooling/start/run.mjs')
  cpSync(join(root, 'tooling/start/run.mjs'), run)
  cpSync(join(root, 'tooling/start/before'), join(folder, 'tooling/start/before'), { recursive: true })
  const [name, version] = packages[`${process.platform}-${process.arch}`] ?? []
  const node = join(folder, `.cache/node/${name}-${version}/node_modules/${name}/bin/node`)
  mkdirSync(dirname(node), { recursive: true })
  symlinkSync(process.execPath, node)
  return { node, args: ['--import', older, run] }
}

test('a command goes on under the pinned Node', (t) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...launcher(t).args, 'start'], {
    env: { ...process.env, PORT: 'ochenta' },
    encoding: 'utf8',
  })
  // The first sentence after the launcher.
  assert.match(stderr, /^PORT debe ser un número/)
  assert.equal(stdout, '')
  assert.equal(status, 1)
})

test('exec runs any program with that Node first in PATH, and ends as it ends', (t) => {
  const { node, args } = launcher(t)
  const exec = (...program: string[]) =>
    spawnSync(process.execPath, [...args, 'exec', ...program], { encoding: 'utf8', cwd: tmpdir() })
  assert.equal(exec('sh', '-c', 'command -v node').stdout.trim(), node)
  assert.equal(exec('pwd').stdout.trim(), tmpdir())
  assert.equal(exec('sh', '-c', 'exit 7').status, 7)
  assert.equal(exec('sh', '-c', 'kill -TERM $$').status, 143)
  assert.match(exec('no-such-program').stderr, /^No se puede ejecutar no-such-program/)
  assert.match(exec().stderr, /^Uso: /)
})

test('a signal reaches the program', async (t) => {
  const script = 'trap "echo recibida; exit 3" TERM; echo listo; while :; do sleep 0.05; done'
  const child = spawn(process.execPath, [...launcher(t).args, 'exec', 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'close'), [3, null])
  assert.equal(out, 'listo\nrecibida\n')
})
