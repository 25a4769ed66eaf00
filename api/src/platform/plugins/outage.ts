import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config'
import type { Outage } from '../http/refusal'
import { freeBytes } from './disk-space'

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a failure that came of this being away. */
    noteOutage: (what: Outage, error: unknown) => void
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
  // A disk or a store may take one write and refuse the next: the longer pause makes one outage of it.
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
 * One line when something goes away and one when it is back, however many requests fail meanwhile: a stack for each of
 * them would fill a disk in a night. The api itself asks whether it is back, as nobody may be working then.
 */
export default fp(async (app: FastifyInstance, { config }: Options) => {
  const { dataDir, databaseUrl, s3, diskReserveBytes } = config
  /** Each rejects, or answers false, while it is still away. */
  const probes: Record<Outage, () => Promise<unknown>> = {
    database: () => app.db.pool.query('select 1'),
    // Of a disk elsewhere only its refusals are known.
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
    return { note, stop: () => clearTimeout(timer) }
  }
  const watched = { database: watch('database'), disk: watch('disk'), files: watch('files') }

  app.decorate('noteOutage', (what: Outage, error: unknown) => watched[what].note(error))
  app.addHook('onClose', async () => Object.values(watched).forEach(({ stop }) => stop()))
})
