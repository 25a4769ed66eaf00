import { FALLAS_MAX, type Lote } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { auditBy } from '../audit/repository.ts'
import { registerCall } from '../calls/call.ts'
import { notFound } from '../http/refusal.ts'
import { mayBegin, namesOf } from './spec.ts'
import { endLote, failuresOf, findLote, listRunning, lockLote } from './repository.ts'

const MINE_MAX = 20
const gone = () => notFound('El lote no existe')

/** A person's own batches, whatever their list. */
export async function lotesRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /lotes/ver', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const lote = await findLote(tx, session, body.id)
      if (!lote) throw gone()
      const fallas = await failuresOf(tx, session, body.id, FALLAS_MAX)
      const spec = app.lotes.specs.get(lote.lista)
      // Who has lost the permission no longer sees names.
      const ids = fallas.map(({ id }) => id)
      const named = spec && mayBegin(spec, session.may) && ids.length > 0
      const names = named
        ? await namesOf(tx, spec.entity, session.idLocatario, ids)
        : new Map<string, string>()
      return {
        lote,
        fallas: fallas.map(({ id, motivo }) => ({ _id: id, nombre: names.get(id) ?? null, motivo })),
      }
    }),
  )

  registerCall(app, 'POST /lotes/cancelar', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario } = session
      const before = await lockLote(tx, session, body.id)
      if (!before) throw gone()
      if (before.estado !== 'en_curso') return { msg: 'Ya había terminado', lote: before }
      await endLote(tx, idLocatario, body.id, 'cancelado')
      const lote = (await findLote(tx, session, body.id)) as Lote
      const [antes, despues] = [before, lote].map(({ estado, hechos, fallidos }) => ({
        estado,
        hechos,
        fallidos,
      }))
      auditBy(tx, actor, { accion: 'editar', entidad: 'lote', idEntidad: body.id, antes, despues })
      return { msg: 'Cancelado: lo hecho se queda', lote }
    }),
  )

  registerCall(app, 'POST /lotes/mios', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({ lotes: await listRunning(tx, session, MINE_MAX) })),
  )
}
