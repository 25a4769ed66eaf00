import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { registerExport } from '../../platform/exports/register.ts'
import { answerPage } from '../../platform/lists/answer.ts'
import { bitacoraExport } from './export.ts'
import { bitacoraList } from './list.ts'
import { bitacoraRows } from './rows.ts'

export default async function bitacoraRoutes(app: FastifyInstance): Promise<void> {
  registerExport(app, bitacoraExport)
  registerCall(app, 'POST /bitacora/listar', (call) =>
    answerPage(app.db, call, bitacoraList, { miembro: 'entradas', rows: bitacoraRows }),
  )
}
