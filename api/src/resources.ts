import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Config } from './config.ts'
import type { MailSettings } from './platform/mail/settings.ts'

/** The settings that the api serves by. */
export type ServedConfig = Pick<
  Config,
  | 'trustProxy'
  | 'corsOrigins'
  | 'logLevel'
  | 'dataDir'
  | 'databaseUrl'
  | 's3'
  | 'fileMaxBytes'
  | 'orphanMinutes'
  | 'diskReserveBytes'
  | 'sessionDays'
> &
  MailSettings &
  Partial<Pick<Config, 'registry'>>

/** What the routes of every resource are given. */
export interface RouteOptions {
  config: ServedConfig
  /** The first delay after failed sign-ins. */
  delayBase: number
}

type Part = 'plugin' | 'routes'

/** The folders of `resources/` that have such a file. */
export const foldersWith = (part: Part): string[] =>
  globSync(`resources/*/${part}.ts`, { cwd: import.meta.dirname })
    .map((file) => basename(dirname(file)))
    .sort()

/** The same when the program was built, whose files are one: build.ts puts the names here. */
declare const BUILT: Record<Part, string[]> | undefined
const namesOf = (part: Part) => (typeof BUILT === 'undefined' ? foldersWith(part) : BUILT[part])

/** What a resource decorates for others: the default export of its `plugin.ts`. */
export async function registerPlugins(app: FastifyInstance): Promise<void> {
  for (const name of namesOf('plugin')) {
    const { default: plugin } = (await import(`./resources/${name}/plugin.ts`)) as Module<FastifyPluginAsync>
    await app.register(plugin)
  }
}

/** The calls of every resource: the default export of its `routes.ts`. */
export async function registerRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  for (const name of namesOf('routes')) {
    const { default: routes } = (await import(`./resources/${name}/routes.ts`)) as Module<
      FastifyPluginAsync<RouteOptions>
    >
    await app.register(routes, options)
  }
}

interface Module<T> {
  default: T
}
