import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { databaseGauges } from './database.ts'
import { diskGauges } from './disk.ts'
import { jobGauges } from './jobs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this process. */
    metrics: Registry
  }
}

/** The label for unknown routes: raw addresses would create unlimited labels, and name people. */
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'ninguna'

interface Options {
  config: Pick<Config, 'dataDir' | 'diskReserveBytes'>
}

/** Counts what this process does; serveMetrics publishes the numbers. */
export default fp(async (app: FastifyInstance, { config }: Options) => {
  const registry = new Registry()
  const registers = [registry]
  app.decorate('metrics', registry)

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first header to the last byte of the answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  })
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose client went away before the answer was whole',
    labelNames: ['route'],
    registers,
  })
  poolGauges(app, registers)
  outageGauge(app, registers)
  jobGauges(app.db, registers)
  databaseGauges(app.db, registers)
  diskGauges(config, registers)
  collectDefaultMetrics({ register: registry })

  app.addHook('onRequest', async (request, reply) => {
    inFlight.inc()
    // The only event that occurs exactly once, however the answer ends.
    reply.raw.once('close', () => {
      inFlight.dec()
      // Not onRequestAbort, which no longer fires once the request's body has been read.
      if (!reply.raw.writableEnded) aborted.inc({ route: routeOf(request) })
      const labels = { method: request.method, route: routeOf(request), status: String(reply.raw.statusCode) }
      duration.observe(labels, reply.elapsedTime / 1000)
    })
  })
})

function poolGauges(app: FastifyInstance, registers: Registry[]): void {
  const { pool } = app.db
  const kinds = {
    total: () => pool.totalCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  }
  new Gauge({
    name: 'pg_pool_connections',
    help: 'Connections to the database (total, idle) and requests that wait for one (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(kinds)) this.set({ state }, count())
    },
  })
  new Gauge({
    name: 'pg_pool_connections_max',
    help: 'How many connections this process may open',
    registers,
    collect() {
      this.set(pool.options.max)
    },
  })
}

function outageGauge(app: FastifyInstance, registers: Registry[]): void {
  new Gauge({
    name: 'outage',
    help: 'Whether the api noticed that it lacks this service (1): the database, the file store, room on the disk',
    labelNames: ['service'],
    registers,
    collect() {
      for (const [service, since] of Object.entries(app.outages()))
        this.set({ service }, since === null ? 0 : 1)
    },
  })
}
