import { type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { settingsFrom } from '../start/before/settings.ts'
import { checkSite } from './check.ts'
import { end, run, startServing } from './run.ts'
import type { Way } from './update.ts'

export interface GitOptions {
  root: string
  env: NodeJS.ProcessEnv
  /** The commit, or a tag or branch that names it. */
  version: string
  /** The systemd unit that runs `npm start`; without one, somebody stops and starts it. */
  service?: string | undefined
  /** Another check, a command of the operator's; the address is in URL. */
  check?: string | undefined
  /** How long the new version may take to answer well. */
  seconds?: number
}

/** A checkout that runs with `npm start`: the new version is another commit of it. */
export function gitWay({ root, version, service, check, seconds, ...options }: GitOptions): Way {
  // Ours: to the commands, npm has not started them.
  const { npm_lifecycle_event: _, ...env } = options.env
  const place = { cwd: root, env }
  const git = (...args: string[]) => run(place, 'git', args, true)
  const command = (name: string, ...args: string[]) =>
    run(place, process.execPath, ['tooling/start/run.mjs', name, ...args])
  const [site, keptSite] = [join(root, 'dist/site'), join(root, '.cache/sitio-de-antes')]
  let serving: ChildProcess | undefined
  let [before, wanted] = ['', '']

  return {
    async prepare() {
      wanted = await git('rev-parse', '--verify', '--quiet', `${version}^{commit}`).catch(() => {
        throw new Error(`No hay un commit ni una etiqueta «${version}» (¿falta git fetch --tags?).`)
      })
      if (await git('status', '--porcelain', '--untracked-files=no'))
        throw new Error('La copia tiene cambios sin guardar: hay que guardarlos o quitarlos antes.')
      before = await git('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => git('rev-parse', 'HEAD'))
      await prepareSettings(env, service)
    },
    async stop() {
      if (serving) await end(serving)
      serving = undefined
      if (service) await run(place, 'systemctl', ['stop', service])
    },
    async backUp() {
      const instant = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
      const name = `antes-de-${wanted.slice(0, 10)}-${instant}.respaldo`
      const path = join(dataDirOf(env), 'respaldos', name)
      await command('respaldo', path)
      return path
    },
    async replace() {
      // What is published is no part of the commit: npm start never puts back in use what was published before.
      rmSync(keptSite, { recursive: true, force: true })
      if (existsSync(site)) cpSync(site, keptSite, { recursive: true, preserveTimestamps: true })
      await git('checkout', '--quiet', '--detach', wanted)
    },
    rehearse: async (backup) => void (await command('respaldo', '--probar', backup)),
    async start() {
      const { child, url } = startServing(place, ['tooling/start/run.mjs', 'start'], /: (https?:\/\/\S+)\n/)
      serving = child
      return url
    },
    async check(url) {
      await checkSite(url, seconds)
      if (check) await run({ cwd: root, env: { ...env, URL: url } }, 'sh', ['-c', check])
    },
    async handOver() {
      if (serving) await end(serving)
      serving = undefined
      if (service) await run(place, 'systemctl', ['start', service])
      else console.log('Falta arrancarlo: npm start.')
      rmSync(keptSite, { recursive: true, force: true })
    },
    async putBack() {
      await git('checkout', '--quiet', before)
      rmSync(site, { recursive: true, force: true })
      if (existsSync(keptSite)) cpSync(keptSite, site, { recursive: true, preserveTimestamps: true })
    },
    restore: async (backup) => void (await command('restaurar', '--apartar', backup)),
  }
}

function dataDirOf(env: NodeJS.ProcessEnv): string {
  const found = settingsFrom(env)
  if ('problem' in found) throw new Error(found.problem)
  return found.dataDir
}

async function prepareSettings(env: NodeJS.ProcessEnv, service: string | undefined): Promise<void> {
  const found = settingsFrom(env)
  if ('problem' in found) throw new Error(found.problem)
  if (env.BACKUP_RECIPIENT && !env.BACKUP_IDENTITY_FILE)
    throw new Error(
      'Los respaldos se cifran: BACKUP_IDENTITY_FILE debe nombrar la clave que abre el de antes.',
    )
  if (!service && (await isServing(`http://${found.host}:${found.port}`)))
    throw new Error(
      'El producto está en marcha: hay que detenerlo, o decir su unidad de systemd con --servicio.',
    )
  if (env.DATABASE_URL) await assertMayCreate(env.DATABASE_URL)
}

const isServing = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false,
  )

/** Going back sets the database aside and makes another: known before, not then. */
async function assertMayCreate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  const { rows } = await client
    .query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    )
    .finally(() => client.end())
  if (!rows[0]?.may)
    throw new Error(
      'Para poder volver atrás, el usuario de DATABASE_URL debe poder hacer bases: «alter role … createdb».',
    )
}
