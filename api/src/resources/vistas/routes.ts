import type { Lista, Vistas } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockVistas, readVistas, updateVistas } from './repository.ts'

/** The pair of calls of each list. */
const LISTS = [
  ['clientes', 'POST /clientes/vistas', 'POST /clientes/guardar_vistas'],
  ['asesorias', 'POST /asesorias/vistas', 'POST /asesorias/guardar_vistas'],
  ['usuarios', 'POST /usuarios/vistas', 'POST /usuarios/guardar_vistas'],
  ['membresias', 'POST /configuracion/vistas_membresias', 'POST /configuracion/guardar_vistas_membresias'],
  ['contrataciones', 'POST /contrataciones/vistas', 'POST /contrataciones/guardar_vistas'],
] as const

/** Each person's own views of each list: whose they are comes from the session alone. */
export default async function vistasRoutes(app: FastifyInstance): Promise<void> {
  for (const [lista, read, save] of LISTS) {
    registerCall(app, read, ({ session }) =>
      app.db.tenant(session.idLocatario, (tx) => readVistas(tx, session, lista)),
    )

    registerCall(app, save, ({ body, session, request }) =>
      app.db.tenant(session.idLocatario, async (tx) => {
        const before = await lockVistas(tx, session, lista)
        if (body.vistas !== undefined && body.version !== undefined && body.version !== before.version)
          throw new Refusal(409, 'Las vistas cambiaron en otra ventana mientras tanto')
        if (before.version > 0 && changesNothing(before, body)) return { version: before.version }
        const after = await updateVistas(tx, session, lista, body)
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'editar',
          entidad: 'vistas',
          idUsuario: session.idUsuario,
          idEntidad: session.idUsuario,
          antes: recordOf(lista, before),
          despues: recordOf(lista, after),
        })
        return { version: after.version }
      }),
    )
  }
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
