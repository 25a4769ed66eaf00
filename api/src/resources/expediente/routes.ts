import { calls } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { GOOD_FOR, KIND } from '../../platform/exports/register.ts'
import { keepQuestion } from '../../platform/exports/repository.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { refuseWhileTaken } from '../../platform/lists/whole/turn.ts'
import type { WholeAnswer } from '../../platform/lists/whole/whole.ts'
import { findCliente } from '../clientes/repository.ts'
import { cliente } from '../clientes/entidad.ts'
import { type Expediente, readExpediente } from './read.ts'
import { zipFile, zipOf } from './zip.ts'

const CALL = 'POST /clientes/exportar_expediente'

/** All of a client as a ZIP (E-13), asked for and sent as the export of a list is. */
export default async function expedienteRoutes(app: FastifyInstance): Promise<void> {
  const { access, request } = calls[CALL]
  app.exports.set('expediente', {
    access,
    open: (session, stored) => ({ ...zipFile, whole: wholeOf(app, session, request.parse(stored).id) }),
  })

  registerCall(app, CALL, async ({ body, session, actor }) => {
    const { idLocatario } = session
    const id = await app.db.tenant(idLocatario, async (tx) => {
      if (!(await findCliente(tx, idLocatario, body.id))) throw notFound(cliente.falta)
      await refuseWhileTaken(tx, session)
      auditBy(tx, actor, { accion: 'exportar', entidad: 'cliente', idEntidad: body.id })
      return keepQuestion(tx, session, 'expediente', body)
    })
    return { url: await app.downloadUrl(KIND, { id, locatario: idLocatario }, GOOD_FOR) }
  })
}

const wholeOf = (app: FastifyInstance, session: Session, id: string): WholeAnswer<Expediente> => ({
  read: async (tx) => {
    const part = await readExpediente(tx, session.idLocatario, id)
    if (!part) throw notFound(cliente.falta)
    return { part, cut: null }
  },
  async *write(parts) {
    for await (const part of parts) yield* zipOf(app.files, session, part)
  },
})
