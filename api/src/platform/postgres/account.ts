import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FatalError } from '../../fatal.ts'

/** How PostgreSQL's programs run: they refuse to run as root. */
export interface Account {
  /** The command in front of the program. */
  prefix: string[]
  uid?: number
  gid?: number
}

/** As the current user; as root, in a user namespace or, if those are refused, as another account. */
export function chooseAccount(bin: string, ownFolders: string[]): Account {
  const dying = dieWithParent()
  if (process.getuid?.() !== 0) return { prefix: dying }
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (runs([...namespace, 'true'])) return { prefix: [...namespace, ...dying] }
  for (const name of ['postgres', 'nobody']) {
    const ids = lookUp(name)
    if (!ids) continue
    for (const folder of ownFolders) chownSync(folder, ids.uid, ids.gid)
    if (
      runs([join(bin, 'postgres'), '--version'], ids) &&
      ownFolders.every((f) => runs(['test', '-w', f], ids))
    ) {
      return { prefix: dying, ...ids }
    }
  }
  throw new FatalError(
    'PostgreSQL no corre como root, y ni «postgres» ni «nobody» alcanzan la carpeta de datos y la de instalación: ' +
      'usar otra cuenta, otra carpeta (DATA_DIR) o un servidor (DATABASE_URL).',
  )
}

/** With setpriv, a killed api takes its database down with it (by a clean stop). */
function dieWithParent(): string[] {
  const command = ['setpriv', '--pdeathsig', 'INT']
  return process.platform === 'linux' && runs([...command, 'true']) ? command : []
}

const runs = ([program = '', ...args]: string[], ids: { uid?: number; gid?: number } = {}) =>
  spawnSync(program, args, { stdio: 'ignore', ...ids }).status === 0

function lookUp(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}
