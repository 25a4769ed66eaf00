import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inTurn } from './turn.mjs'

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

function temporary(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs one of the fixtures to its end in a separate process. */
function run(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  onOutput: (out: string) => void = () => undefined,
): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => onOutput((out += chunk.toString())))
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, out })))
}

test('processes that want the same turn work one at a time, and each gets its turn', async (t) => {
  const root = temporary(t)
  const log = join(root, 'log')
  const ends = await Promise.all([1, 2, 3, 4].map(() => run([fixture('turn.ts'), root, log])))
  assert.deepEqual(
    ends.map(({ code }) => code),
    [0, 0, 0, 0],
  )
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  assert.equal(lines.length, 8)
  for (let i = 0; i < 8; i += 2)
    assert.equal(lines[i]?.replace('empieza', ''), lines[i + 1]?.replace('termina', ''))
})

test('takes over the turn of a dead process, even if another process has its id by now', async (t) => {
  const root = temporary(t)
  mkdirSync(join(root, '.cache/turnos'), { recursive: true })
  const gone = [
    { pid: 2 ** 22 + 1, start: '1' },
    { pid: process.pid, start: 'long ago' },
  ]
  for (const owner of gone) {
    writeFileSync(join(root, '.cache/turnos/prueba'), JSON.stringify(owner))
    assert.equal(await inTurn(root, { name: 'prueba', waiting: '' }, () => 'done'), 'done')
  }
})

test('failed work releases its turn', async (t) => {
  const root = temporary(t)
  const turn = { name: 'prueba', waiting: '' }
  const fail = () => Promise.reject(new Error('no'))
  await assert.rejects(inTurn(root, turn, fail), /^Error: no$/)
  assert.equal(existsSync(join(root, '.cache/turnos/prueba')), false)
})

test('of two simultaneous first installations, one installs and the other waits', async (t) => {
  const root = temporary(t)
  const bin = join(root, 'bin')
  const log = join(root, 'log')
  const go = join(root, 'go')
  mkdirSync(bin)
  writeFileSync(join(root, 'package.json'), JSON.stringify({ engines: { pnpm: '>=12.21 <13' } }))
  writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages:\n')
  writeFileSync(join(root, 'pnpm-lock.yaml'), '')
  // A fake pnpm: it leaves half of node_modules until the other process says that it waits, or installs as well.
  const pnpm = `#!/bin/sh
if [ "$1" = --version ]; then echo 12.21.0; exit; fi
echo empieza >> '${log}'; mkdir node_modules
until [ -e '${go}' ] || [ "$(grep -c empieza '${log}')" -gt 1 ]; do sleep 0.05; done
echo termina >> '${log}'`
  writeFileSync(join(bin, 'pnpm'), pnpm)
  chmodSync(join(bin, 'pnpm'), 0o755)
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  const look = (out: string) => {
    if (/Otro proceso instala/.test(out)) writeFileSync(go, '')
  }
  const ends = await Promise.all([1, 2].map(() => run([fixture('install.ts'), root], env, look)))
  assert.deepEqual(
    ends.map(({ code }) => code),
    [0, 0],
  )
  assert.equal(readFileSync(log, 'utf8'), 'empieza\ntermina\n')
  assert.equal(ends.filter(({ out }) => /Otro proceso instala/.test(out)).length, 1)
})
