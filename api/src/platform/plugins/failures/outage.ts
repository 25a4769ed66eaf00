import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../../config.ts'
import type { Outage } from '../../http/refusal.ts'
import { freeBytes } from './disk-space.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports a failure caused by this outage. */
    noteOutage: (what: Outage, error: unknown) => void
    /** Since when each outage lasts, in milliseconds; null: it does not. */
    outages: () => Record<Outage, number | null>
  }
}

interface Options {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'diskReserveBytes'>
}

const kinds: Record<Outage, { begins: string; ends: string; lookAgainMs: number }> = {
  database: {
    begins: 'la base de datos no está disponible',
    ends: 'la base de datos responde otra vez',
    lookAgainMs: 1_000,
  },
  // A disk or a store may accept one write and refuse the next: the longer pause treats this as one outage.
  disk: {
    begins: 'no queda espacio en el disco',
    ends: 'hay espacio en el disco otra vez',
    lookAgainMs: 5_000,
  },
  files: {
    begins: 'el almacén de archivos no está disponible',
    ends: 'el almacén de archivos responde otra vez',
    lookAgainMs: 5_000,
  },
}

/**
 * Logs one line when a service fails and one when it is back, however many requests fail meanwhile: a stack for each
 * would fill a disk overnight. The api itself checks whether the service is back, because nobody may be working then.
 */
export default fp(async (app: FastifyInstance, { config }: Options) => {
  const { dataDir, databaseUrl, s3, diskReserveBytes } = config
  /** Each check rejects, or resolves to false, while the service is unavailable. */
  const probes: Record<Outage, () => Promise<unknown>> = {
    database: () => app.db.check(),
    // The only sign of a remote disk is its refusals.
    disk: async () => (databaseUrl && s3 ? true : (await freeBytes(dataDir)) > diskReserveBytes),
    files: async () => {
      await app.files.ready()
      await app.files.size('salud/nada')
    },
  }
  const watch = (what: Outage) => {
    const { begins, ends, lookAgainMs } = kinds[what]
    let since: number | null = null
    let failed = 0
    let failedBefore = 0
    let timer: NodeJS.Timeout | undefined

    const later = () => (timer = setTimeout(() => void look(), lookAgainMs).unref())
    const look = async () => {
      const works = await probes[what]().catch(() => false)
      const isQuiet = failed === failedBefore
      failedBefore = failed
      if (works === false || !isQuiet) return void later()
      const segundos = Math.round((Date.now() - Number(since)) / 1000)
      app.log.warn({ segundos, peticiones: failed }, ends)
      since = null
      failed = failedBefore = 0
    }
    const note = (error: unknown) => {
      failed++
      if (since !== null) return
      since = Date.now()
      app.log.error({ err: error }, begins)
      later()
    }
    return { note, since: () => since, stop: () => clearTimeout(timer) }
  }
  const watched = { database: watch('database'), disk: watch('disk'), files: watch('files') }

  app.decorate('noteOutage', (what: Outage, error: unknown) => watched[what].note(error))
  app.decorate('outages', () => ({
    database: watched.database.since(),
    disk: watched.disk.since(),
    files: watched.files.since(),
  }))
  app.addHook('onClose', async () => Object.values(watched).forEach(({ stop }) => stop()))
})
