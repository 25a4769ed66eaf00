import type { CallName, Lista, Vistas } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockVistas, readVistas, updateVistas } from './repository.ts'

type Reads = Extract<CallName, `POST /${string}/vistas` | `POST /${string}/vistas_${string}`>
type Saves = Extract<CallName, `POST /${string}/guardar_vistas${string}`>

/** Serves each person's own views of a list: whose they are comes from the session alone. Each resource registers its own. */
export function registerVistas(app: FastifyInstance, lista: Lista, read: Reads, save: Saves): void {
  registerCall(app, read, ({ session }) =>
    app.db.tenant(session.idLocatario, (tx) => readVistas(tx, session, lista)),
  )

  registerCall(app, save, ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const before = await lockVistas(tx, session, lista)
      if (body.vistas !== undefined && body.version !== undefined && body.version !== before.version)
        throw new Refusal(409, 'Las vistas cambiaron en otra ventana mientras tanto')
      if (before.version > 0 && changesNothing(before, body)) return { version: before.version }
      const after = await updateVistas(tx, session, lista, body)
      auditBy(tx, actor, {
        accion: 'editar',
        entidad: 'vistas',
        idEntidad: session.idUsuario,
        antes: recordOf(lista, before),
        despues: recordOf(lista, after),
      })
      return { version: after.version }
    }),
  )
}

const changesNothing = (before: Vistas, sent: Partial<Vistas>): boolean =>
  (['vistas', 'columnas', 'compacta'] as const).every(
    (member) => sent[member] === undefined || isDeepStrictEqual(sent[member], before[member]),
  )

/** Names and questions quote clients, whose data can be erased; the audit only counts them. */
const recordOf = (lista: Lista, { vistas, columnas, compacta }: Vistas) => ({
  lista,
  vistas: vistas.length,
  columnas,
  compacta,
})
