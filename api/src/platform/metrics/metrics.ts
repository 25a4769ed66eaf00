import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countJobs, type JobCount } from '../jobs/store.ts'

/** A hanging database must not block the other metrics. */
const TELL_WITHIN_MS = 2_000

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this process. */
    metrics: Registry
  }
}

/** The label for unknown routes: raw addresses would create unlimited labels, and name people. */
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'ninguna'

/** Counts what this process does; serveMetrics publishes the numbers. */
export default fp(async (app: FastifyInstance) => {
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
  jobGauges(app, registers)
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

/**
 * Every process reports the same figures, because the jobs are in the database; without the database it reports none.
 */
function jobGauges(app: FastifyInstance, registers: Registry[]): void {
  const nothing: JobCount[] = []
  const counts = () => {
    const late = sleep(TELL_WITHIN_MS, nothing, { ref: false })
    return Promise.race([countJobs(app.db).catch(() => nothing), late])
  }
  new Gauge({
    name: 'jobs',
    help: 'Jobs (mails) that are not done yet (waiting), and that failed for good in the last 30 days (failed)',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const found = await counts()
      this.reset()
      for (const { tipo: kind, en_espera, fallidos } of found) {
        this.set({ kind, state: 'waiting' }, en_espera)
        this.set({ kind, state: 'failed' }, fallidos)
      }
    },
  })
  new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest job that is not done has waited',
    labelNames: ['kind'],
    registers,
    async collect() {
      const found = await counts()
      this.reset()
      for (const { tipo: kind, atraso } of found) this.set({ kind }, atraso)
    },
  })
}
