import { devNull } from 'node:os'
import { join } from 'node:path'
import { patient } from '../../../tooling/patience/patience.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import { docker, dockerSays, type Answer } from './docker.ts'

export interface ComposeOptions {
  project: string
  /** The environment variables that docker-compose.yml reads. */
  env?: Record<string, string>
  /** Further compose files, applied over docker-compose.yml. */
  over?: string[]
}

/** The containers of docker-compose.yml under their own project name. The user's .env is not read. */
export class Compose {
  private readonly options: ComposeOptions

  constructor(options: ComposeOptions) {
    this.options = options
  }

  get project() {
    return this.options.project
  }

  /** Runs `docker compose …` and returns its status, whatever it is. */
  try(...args: string[]): Promise<Answer> {
    return docker(this.args(...args), { env: environment(this.options.env) })
  }

  /** Runs `docker compose …`; throws when it fails. */
  run(...args: string[]): Promise<string> {
    return dockerSays(this.args(...args), { env: environment(this.options.env) })
  }

  /** Starts the stopped services and waits until they are healthy. It uses the images built before. */
  async up(...args: string[]): Promise<void> {
    const wait = ['--wait', '--wait-timeout', String(Math.ceil(patient(150_000) / 1000))]
    const { status, stderr } = await this.try('up', '--detach', ...wait, '--no-build', ...args)
    if (status === 0) return
    const states = await this.try('ps', '--all', '--format', '{{.Service}} {{.Status}}')
    const logs = await this.try('logs', '--tail', '4', '--no-color')
    // The reason comes last: a summary keeps a long message's end.
    throw new Error(
      `docker compose up ${args.join(' ')}\n${logs.stdout}\n${states.stdout}\n${reasonOf(stderr)}`,
    )
  }

  /** The container ids of one service, or of all. */
  async ids(...services: string[]): Promise<string[]> {
    return (await this.run('ps', '--all', '--quiet', ...services)).split('\n').filter(Boolean)
  }

  /** The address of a service's port on this machine. */
  async port(service: string, port: number): Promise<number> {
    return Number((await this.run('port', service, String(port))).trim().split(':').at(-1))
  }

  /** Removes everything: containers and data. */
  async remove() {
    await this.run('down', '--volumes', '--remove-orphans', '--timeout', '2')
  }

  /** The full argument list after `docker`. */
  args(...args: string[]): string[] {
    const files = [join(root, 'docker-compose.yml'), ...(this.options.over ?? [])]
    const chosen = files.flatMap((file) => ['--file', file])
    return ['compose', '--project-name', this.project, '--env-file', devNull, ...chosen, ...args]
  }
}

/** What compose said apart from its progress («Container x  Running»). */
export const reasonOf = (stderr: string): string =>
  stderr
    .split('\n')
    .filter((line) => line.trim() && !/^ *(Container|Network|Volume) \S+ +(?!.*\b[Ee]rror\b)/.test(line))
    .join('\n')

const passed = /^(PATH|HOME|TMPDIR|DOCKER_.*|BUILDKIT_.*|https?_proxy|no_proxy|npm_config_registry)$/i

/** The user's shell settings must not reach the containers. */
export function environment(env: Record<string, string> = {}, from = process.env): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(from).filter(([name]) => passed.test(name))), ...env }
}
