import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { cleanUp } from './platform/database/clean-up.ts'
import { FatalError } from './fatal.ts'
import { sweepFiles } from './platform/files/sweep.ts'
import { outboxFolder, sweepOutbox } from './platform/mail/outbox.ts'
import { serveMetrics } from './platform/metrics/server.ts'
import { tellParent } from './parent.ts'
import { isTraced } from './platform/tracing/traced.ts'
import { telemetriaFor } from './resources/telemetria/totals.ts'
import { safeError } from './log/safe-error.ts'
import { accessFile } from './seed/access-file.ts'
import { type Started, startDatabase } from './start.ts'
import { proceso } from './version.ts'

const HOUR = 3_600_000
const STOP_WITHIN_MS = 10_000

let database: Started | undefined
let stopEmbedded: (() => Promise<void>) | undefined
let app: FastifyInstance | undefined
let stopping: Promise<void> | undefined
let drainMs = 0

// Sent by what runs several processes. The others come from someone at a terminal, who waits.
process.on('SIGTERM', () => void stop(drainMs))
process.on('SIGINT', () => void stop())
// A closed terminal signals every process in it.
process.on('SIGHUP', () => void stop())
process.on('disconnect', () => void stop())

try {
  await run(readConfig(process.env))
} catch (error) {
  await fail(error)
}

async function run(config: Config): Promise<void> {
  drainMs = config.drainSeconds * 1_000
  database = await startDatabase(config, {
    onProgress: (msg) => {
      if (app) app.log.warn(msg)
      else if (!process.send) console.error(msg)
      void tellParent({ type: 'progress', msg })
    },
    onEmbedded: (stop) => (stopEmbedded = stop),
  })
  app = await buildApp({ db: database.db, config, logTo: gatheredLog() })
  await app.files.ready()
  const { metrics } = config
  if (config.traces && !isTraced())
    app.log.warn('no se mandan trazas: falta --import ./dist/tracing.js delante del programa')
  if (metrics) {
    await serveMetrics(app.metrics, metrics, { '/telemetria': telemetriaFor(database.db) }).catch(
      (error: unknown) => {
        throw listenError(metrics, error, 'METRICS_HOST')
      },
    )
  }
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenError(config, error)
  })
  const { port } = app.server.address() as AddressInfo
  app.log.info({ host: config.host, port, proceso }, 'listo')
  void tellParent({ type: 'ready', host: config.host, port, login: login(config, database) })
  app.mail.start()
  app.lotes.start()
  app.importaciones.start()
  app.exportaciones.start()
  app.duplicados.start()
  app.recordatorios.start()
  cleanUpHourly(database, config)
  sweepHourly(app, config)
}

/**
 * The log is flushed a few times per second and at the end, because a write per request took a tenth of the work. Data
 * that must survive a kill is in the database.
 */
function gatheredLog() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 })
}

/** How to sign in: contains a password only if this start generated it. */
function login({ dataDir }: Config, { adminEmail, made }: Started) {
  const password = made.find(({ email }) => email === adminEmail)?.password
  const passwordFile = accessFile(dataDir)
  return { email: adminEmail, ...(password && { password }), ...(passwordFile && { passwordFile }) }
}

/** Deletes expired sessions, attempts and stored answers; any process may do it. */
function cleanUpHourly({ db }: Started, config: Config): void {
  const clean = () => void cleanUp(db, config).catch(() => {})
  clean()
  setInterval(clean, HOUR).unref()
}

/** Deletes the bytes of deleted files and unfinished uploads, and mails that nobody will send any more. */
function sweepHourly(
  { db, files, log }: FastifyInstance,
  { orphanMinutes, dataDir, ...config }: Config,
): void {
  const keepDays = config.walArchive ? config.walArchiveDays : 0
  const sweeps = [
    () => sweepFiles({ db, files, orphanMinutes, keepDays }),
    () => sweepOutbox(outboxFolder(dataDir)),
  ]
  const sweep = () => {
    for (const one of sweeps) {
      one().catch((err: unknown) => log.warn({ err }, 'el barrido de archivos no llegó a su fin'))
    }
  }
  sweep()
  setInterval(sweep, HOUR).unref()
}

function listenError(
  { host, port }: { host: string; port: number },
  error: unknown,
  variable = 'HOST',
): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new FatalError(`El puerto ${port} de ${host} ya está en uso.`, { cause: error })
  if (code === 'EACCES')
    return new FatalError(`No hay permiso para usar el puerto ${port}.`, { cause: error })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new FatalError(`${variable}=${host} no es una dirección de esta máquina.`, { cause: error })
  }
  return error
}

function stop(afterMs = 0): Promise<void> {
  stopping ??= finish(afterMs)
  return stopping
}

/** Lets new calls find another process and running ones finish, then stops the database. */
async function finish(afterMs: number): Promise<void> {
  if (app?.server.listening && afterMs > 0) {
    app.leave()
    await sleep(afterMs)
  }
  const late = setTimeout(() => app?.server.closeAllConnections(), STOP_WITHIN_MS)
  await app?.close().catch(() => {})
  clearTimeout(late)
  await (database?.stop ?? stopEmbedded)?.().catch(() => {})
  process.exit(0)
}

async function fail(error: unknown): Promise<void> {
  // A cancelled start fails by itself.
  if (stopping) return stopping
  const known = error instanceof FatalError
  const msg = known ? error.message : 'La api no pudo arrancar por un error inesperado.'
  process.stderr.write(`${msg}\n`)
  if (!known) console.error(safeError(error))
  await tellParent({ type: 'fatal', msg })
  await app?.close().catch(() => {})
  await database?.stop().catch(() => {})
  process.exit(1)
}
