import { spawn } from 'node:child_process'
import { FatalError } from '../../fatal.ts'
import type { Account } from '../../platform/postgres/account.ts'

/** Runs pgbackrest as the account of the server, whose files it reads and writes; what it says is the error's cause. */
export async function pgbackrest(args: string[], { prefix, uid, gid }: Account): Promise<void> {
  const [program = '', ...rest] = [...prefix, 'pgbackrest', ...args]
  const child = spawn(program, rest, {
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
  let said = ''
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', (cause) => failed(missing(cause)))
    child.once('close', done)
  })
  if (code !== 0) throw toldBy(said)
}

const missing = (cause?: unknown) =>
  new FatalError(
    'Falta pgBackRest (en Debian, el paquete pgbackrest), que lleva el archivo de WAL_ARCHIVE.',
    {
      cause,
    },
  )

function toldBy(said: string): FatalError {
  const cause = new Error(said)
  if (/pgbackrest: (not found|No such file)|failed to execute pgbackrest/i.test(said)) return missing(cause)
  if (/unexpected control version|version .* (is )?not supported/i.test(said))
    return new FatalError(
      'Este pgBackRest no conoce la versión de PostgreSQL en uso: hace falta uno más nuevo.',
      {
        cause,
      },
    )
  const line = said.split('\n').find((one) => one.includes('ERROR'))
  return new FatalError(`pgBackRest no pudo: ${(line ?? said).replace(/^.*ERROR: */, '').trim()}.`, { cause })
}
