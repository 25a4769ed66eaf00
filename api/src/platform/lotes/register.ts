import { type Lote, NOMBRES } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { auditBy } from '../audit/repository.ts'
import { registerCall } from '../calls/call.ts'
import { badField } from '../http/refusal.ts'
import { onlyOnce } from '../idempotency/repository.ts'
import { chooseRows } from './choose.ts'
import { findLote, insertLote, refuseIfEnough } from './repository.ts'
import type { AnyLoteSpec } from './spec.ts'

/** Serves the call that begins a batch over a list; each resource registers its own. */
export function registerLote(app: FastifyInstance, spec: AnyLoteSpec): void {
  const { lista } = spec
  app.lotes.specs.set(lista, spec)
  registerCall(app, `POST /${lista}/crear_lote`, async ({ body, session, actor, request }) => {
    const { idLocatario, idUsuario } = session
    const { accion } = body
    if (!spec.acciones[accion]) throw badField('accion', 'No se puede hacer en esta lista')
    const answer = await app.db.tenant(idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        await refuseIfEnough(tx, session)
        const datos = (await spec.datos?.(tx, session, body)) ?? {}
        const rows = await chooseRows(tx, session, spec, body)
        const _id = uuidv7()
        await insertLote(tx, {
          ...{ id_locatario: idLocatario, _id, id_usuario: idUsuario, lista, accion, datos },
          origen: actor.origin,
          ids: rows.map(({ id }) => id),
          versiones: rows.map(({ version = null }) => version),
          previos: spec.recuerda ? rows.map(({ previo = null }) => previo) : null,
        })
        await app.lotes.add(tx, { idLocatario, id: _id, desde: 0 })
        const despues = { lista, accion, datos, renglones: rows.length }
        auditBy(tx, actor, { accion: 'crear', entidad: 'lote', idEntidad: _id, despues })
        const { uno, varios } = NOMBRES[lista]
        const msg = `En marcha: ${rows.length.toLocaleString('es-MX')} ${rows.length === 1 ? uno : varios}`
        return { msg, lote: (await findLote(tx, session, _id)) as Lote }
      }),
    )
    app.lotes.wake()
    return answer
  })
}
