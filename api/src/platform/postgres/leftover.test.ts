import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, describe, it } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { FatalError } from '../../fatal.ts'
import { startEmbedded } from './embedded.ts'
import { stopLeftover } from './leftover.ts'
import { isAlive } from './process-identity.ts'

/*
 * What a power cut leaves in the data folder: a postmaster.pid whose bytes never reached the disk, or one whose number
 * belongs to another process after a reboot.
 */

const folder = temporaryFolder()
const cluster = join(folder.path, 'postgres')
const lock = join(cluster, 'postmaster.pid')
const others: ChildProcess[] = []

/** An unrelated process that lives as long as a test. */
function other(program: string, args: string[], cwd?: string): number {
  const child = spawn(program, args, { stdio: 'ignore', cwd })
  others.push(child)
  return child.pid!
}

afterEach(() => {
  for (const child of others.splice(0)) child.kill('SIGKILL')
})
after(() => folder.remove())

const starts = async () => {
  const embedded = await startEmbedded({ dataDir: folder.path })
  await embedded.stop()
}
const naming = (pid: number) =>
  `${pid}\n${cluster}\n1700000000\n5432\n${folder.path}/socket\n\n  1 2\nready\n`

describe('a start after a power cut', () => {
  it('works if postmaster.pid is empty', async () => {
    await starts()
    writeFileSync(lock, '')
    await starts()
  })

  it('works if the number in postmaster.pid belongs to another process, and leaves that one alone', async () => {
    const pid = other('sleep', ['600'])
    writeFileSync(lock, naming(pid))
    await starts()
    assert.ok(isAlive(pid))
  })

  it('leaves even another PostgreSQL with that number alone', async () => {
    const pid = other(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres'])
    writeFileSync(lock, naming(pid))
    await starts()
    assert.ok(isAlive(pid))
  })

  it('works while a shell is in the folder', async () => {
    other('sleep', ['600'], cluster)
    writeFileSync(lock, '')
    await starts()
  })
})

// Only Linux shows a process's working directory; elsewhere PostgreSQL's own check of its shared memory must suffice.
const skip = process.platform !== 'linux' && 'needs /proc'

it('removes nothing while a process of the database still works in the folder', { skip }, async () => {
  const busy = join(folder.path, 'ocupada')
  mkdirSync(busy)
  const program = join(folder.path, 'postgres.copia', 'postgres')
  mkdirSync(join(folder.path, 'postgres.copia'))
  copyFileSync('/bin/sleep', program)
  writeFileSync(join(busy, 'postmaster.pid'), '')
  const child = spawn(program, ['600'], { stdio: 'ignore', cwd: busy })
  others.push(child)
  await assert.rejects(
    stopLeftover(busy, folder.path, 0),
    (error) => error instanceof FatalError && /^Quedan procesos/.test(error.message),
  )
  assert.ok(existsSync(join(busy, 'postmaster.pid')))
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
  await stopLeftover(busy, folder.path, 0)
  assert.equal(existsSync(join(busy, 'postmaster.pid')), false)
})
