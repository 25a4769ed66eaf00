import { devNull } from 'node:os'
import { join } from 'node:path'
import { root } from '../start/before/root.mjs'
import { docker, dockerSays, type Answer } from './docker'

export interface ComposeOptions {
  project: string
  /** What docker-compose.yml reads from its environment. */
  env?: Record<string, string>
  /** Further compose files over docker-compose.yml. */
  over?: string[]
}

/** The containers of docker-compose.yml under a project name of their own. No .env of the person who runs this is read. */
export class Compose {
  constructor(private readonly options: ComposeOptions) {}

  get project() {
    return this.options.project
  }

  /** `docker compose …`, to its end, whatever that is. */
  try(...args: string[]): Promise<Answer> {
    return docker(this.args(...args), { env: environment(this.options.env) })
  }

  /** `docker compose …`; throws when it fails. */
  run(...args: string[]): Promise<string> {
    return dockerSays(this.args(...args), { env: environment(this.options.env) })
  }

  /** Starts what does not run yet and waits until it is well. Images are those that were built before. */
  up(...args: string[]) {
    return this.run('up', '--detach', '--wait', '--wait-timeout', '150', '--no-build', ...args)
  }

  /** The containers' ids: of one service, or of all. */
  async ids(...services: string[]): Promise<string[]> {
    return (await this.run('ps', '--all', '--quiet', ...services)).split('\n').filter(Boolean)
  }

  /** Where this port of a service is found on this machine. */
  async port(service: string, port: number): Promise<number> {
    return Number((await this.run('port', service, String(port))).trim().split(':').at(-1))
  }

  /** Nothing is left: neither containers nor data. */
  async remove() {
    await this.run('down', '--volumes', '--remove-orphans', '--timeout', '2')
  }

  /** The whole command line after `docker`. */
  args(...args: string[]): string[] {
    const files = [join(root, 'docker-compose.yml'), ...(this.options.over ?? [])]
    const chosen = files.flatMap((file) => ['--file', file])
    return ['compose', '--project-name', this.project, '--env-file', devNull, ...chosen, ...args]
  }
}

const passed = /^(PATH|HOME|TMPDIR|DOCKER_.*|BUILDKIT_.*|https?_proxy|no_proxy|npm_config_registry)$/i

/** Settings of the shell that runs the tests must not reach the containers. */
export function environment(env: Record<string, string> = {}, from = process.env): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(from).filter(([name]) => passed.test(name))), ...env }
}
