import type { GrupoDeHoy } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { today } from '../../platform/lists/days.ts'
import { readPasos } from './pasos.ts'

const inOrder = <T extends { lugar: number }>(all: T[]): T[] =>
  all.toSorted((one, other) => one.lugar - other.lugar)

/** «Hoy» on the home page: what the signed-in person has to do, of what they may see. */
export default async function inicioRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /inicio/hoy', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const dia = today()
      const grupos: GrupoDeHoy[] = []
      for (const { access, read } of inOrder(app.hoy))
        if (access.some(session.may)) grupos.push(await read(tx, session, dia))
      return { dia, grupos, pasos: await readPasos(tx, session, inOrder(app.primerosPasos)) }
    }),
  )
}
