import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Config } from './config.ts'
import { namesOf } from './folders.ts'
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
  | 'exportRows'
  | 'exportDays'
  | 'recordatoriosHora'
> &
  MailSettings &
  Partial<Pick<Config, 'registry'>>

/** What the routes of every resource are given. */
export interface RouteOptions {
  config: ServedConfig
  /** The first delay after failed sign-ins. */
  delayBase: number
}

/** What the plugins of every resource are given. */
export type PluginOptions = Pick<RouteOptions, 'config'>

/** What a resource decorates for others: the default export of its `plugin.ts`. */
export async function registerPlugins(app: FastifyInstance, options: PluginOptions): Promise<void> {
  for (const name of namesOf('plugin')) {
    const { default: plugin } = (await import(`./resources/${name}/plugin.ts`)) as Module<
      FastifyPluginAsync<PluginOptions>
    >
    await app.register(plugin, options)
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
