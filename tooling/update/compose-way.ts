import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from './check.ts'
import { run } from './run.ts'
import type { Way } from './update.ts'

export interface ComposeOptions {
  root: string
  env: NodeJS.ProcessEnv
  /** The images' tag, VERSION. */
  version: string
  check?: string | undefined
  /** How long the new version may take to answer well. */
  seconds?: number
}

const MAY_CREATE = `select rolcreatedb or rolsuper from pg_roles where rolname = 'backoffice'`

/** The containers of docker-compose.yml: the new version is another tag of the images, which are there already. */
export function composeWay({ root, env, version, check, seconds }: ComposeOptions): Way {
  let inPlace = ''
  let before = ''
  const compose = (args: string[], quiet = false) =>
    run(
      { cwd: root, env: inPlace ? { ...env, VERSION: inPlace } : env },
      'docker',
      ['compose', ...args],
      quiet,
    )
  const inApi = (...args: string[]) => compose(['run', '--rm', '-T', '--no-deps', 'api', 'node', ...args])
  const up = () => compose(['up', '-d', '--wait', '--no-build'])

  return {
    async prepare() {
      before = await imageTag(() => compose(['config', '--format', 'json'], true))
      await run({ cwd: root, env }, 'docker', ['image', 'inspect', `backoffice/api:${version}`], true).catch(
        () => {
          throw new Error(
            `No hay imágenes de la versión ${version}: VERSION=${version} docker compose build.`,
          )
        },
      )
      const may = await compose(
        ['exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-tAc', MAY_CREATE],
        true,
      )
      if (may !== 't')
        throw new Error(
          "Para probar el respaldo y poder volver atrás: docker compose exec postgres psql -U postgres -c 'alter role backoffice createdb'.",
        )
    },
    stop: async () => void (await compose(['stop', 'gateway', 'api'])),
    async backUp() {
      const instant = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
      const path = `/datos/respaldos/antes-de-${version}-${instant}.respaldo`
      await inApi('dist/respaldo.js', path)
      return path
    },
    async replace() {
      inPlace = version
      await Promise.resolve()
    },
    rehearse: async (backup) => void (await inApi('dist/respaldo.js', '--probar', backup)),
    async start() {
      await up()
      return `http://${await compose(['port', 'gateway', '8080'], true)}`
    },
    async check(url) {
      await checkSite(url, seconds)
      if (check) await run({ cwd: root, env: { ...env, URL: url } }, 'sh', ['-c', check])
    },
    async handOver() {
      await up()
      keepVersion(join(root, '.env'), inPlace || before)
    },
    async putBack() {
      inPlace = before
      await Promise.resolve()
    },
    restore: async (backup) => void (await inApi('dist/restaurar.js', '--apartar', backup)),
  }
}

/** The tag of the images in use. */
async function imageTag(config: () => Promise<string>): Promise<string> {
  const { services } = JSON.parse(await config()) as { services: { api: { image: string } } }
  return services.api.image.split(':').at(-1) ?? ''
}

/** So that the next `docker compose up` starts the same version. */
function keepVersion(file: string, version: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const line = `VERSION=${version}`
  const kept = /^VERSION=.*$/m.test(text)
    ? text.replace(/^VERSION=.*$/m, line)
    : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`
  if (kept !== text) writeFileSync(file, kept)
}
