import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ReportDefinition } from './reporte.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What «Reportes» shows: each resource adds its own. */
    reportes: ReportDefinition[]
  }
}

export default fp(async (app: FastifyInstance) => void app.decorate('reportes', []))
