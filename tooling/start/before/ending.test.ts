import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { patient } from '../../patience/patience.ts'

const fixture = fileURLToPath(new URL('fixtures/ending.ts', import.meta.url))

/** Starts the command as npm does: through a shell that waits for it. */
const npm = `require('node:child_process').spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, process.argv[1]], { stdio: 'inherit' })`

const skip = !existsSync('/proc/self/stat') && 'only Linux tells who the parent of a parent is'

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`a command ends with the npm that started it, killed with ${signal}`, { skip }, async () => {
    const parent = spawn(process.execPath, ['-e', npm, fixture], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(`${line}`)
    assert.ok(isRunning(pid))
    parent.kill(signal)
    const until = performance.now() + patient(10_000)
    while (isRunning(pid) && performance.now() < until) await sleep(50)
    const left = isRunning(pid)
    if (left) process.kill(pid, 'SIGKILL')
    assert.equal(left, false)
  })
}

test('signals that come at once are one; a later one ends the command without waiting', async () => {
  const child = spawn(process.execPath, [fixture, 'slow'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  assert.equal(`${said}`, 'ending\n')
  child.kill('SIGINT')
  await sleep(700)
  assert.equal(child.exitCode, null)
  child.kill('SIGINT')
  assert.deepEqual(await once(child, 'exit'), [130, null])
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
