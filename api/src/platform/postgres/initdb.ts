import { execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FatalError } from '../../fatal.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/**
 * Creates the cluster on the first start, in a temporary folder that is then renamed, so that a half-made one is never
 * used.
 */
export async function ensureCluster(cluster: string, binaries: Binaries, account: Account): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const aside = join(dirname(cluster), `postgres.nuevo-${process.pid}`)
  mkdirSync(aside, { mode: 0o700 })
  if (account.uid !== undefined) chownSync(aside, account.uid, account.gid ?? account.uid)
  const args = [
    ...[
      '--pgdata',
      aside,
      '--username',
      'postgres',
      '--encoding',
      'UTF8',
      '--auth',
      'trust',
      '--locale',
      'C',
    ],
    ...localeProvider(binaries),
    '--no-instructions',
  ]
  const output = await run([...account.prefix, join(binaries.bin, 'initdb'), ...args], binaries, account)
  if (output !== null) {
    rmSync(aside, { recursive: true, force: true })
    throw new FatalError(initdbSentence(output), { cause: new Error(output) })
  }
  renameSync(aside, cluster)
  const parent = openSync(dirname(cluster), 'r')
  fsyncSync(parent)
  closeSync(parent)
}

/**
 * PostgreSQL's built-in UTF-8 locale, identical on every system, exists from version 17; tests may use older programs.
 */
function localeProvider({ bin, env }: Binaries): string[] {
  const version = execFileSync(join(bin, 'initdb'), ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  const major = Number(/(\d+)/.exec(version)?.[1])
  return major >= 17 ? ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'] : []
}

function initdbSentence(output: string): string {
  if (/No space left|Check free disk space/i.test(output))
    return 'No se pudo crear la base de datos: no queda espacio en el disco.'
  const lines = output.trim().split('\n')
  const telling = lines.find((line) => /error|fatal|panic/i.test(line)) ?? lines[0] ?? ''
  return `No se pudo crear la base de datos: ${telling.replace(/^.*?(FATAL|PANIC|error): */i, '')}.`
}

/** Runs a program to its end; returns null on success, else its output. */
function run(
  [program = '', ...args]: string[],
  binaries: Binaries,
  { uid, gid }: Account,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...binaries.env },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      uid,
      gid,
    })
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? null : output || `initdb: ${code}`))
  })
}
