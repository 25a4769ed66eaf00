import type { FastifyInstance } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { readDestinatarios, whichOf } from './destinatarios.ts'
import { sendMensajes } from './send.ts'
import { lockTextos, readTextos, saveTextos } from './textos.ts'

/** Messages to clients (E-22). */
export default async function mensajesRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /mensajes/textos', ({ session: { idLocatario } }) =>
    app.db.tenant(idLocatario, (tx) => readTextos(tx, idLocatario)),
  )

  registerCall(app, 'POST /mensajes/guardar_textos', ({ body, session: { idLocatario }, actor }) =>
    app.db.tenant(idLocatario, async (tx) => {
      const before = await lockTextos(tx, idLocatario)
      if (body.version !== undefined && body.version !== before.version)
        throw new Refusal(409, 'Otra persona cambió los textos mientras tanto')
      const msg = 'Textos guardados'
      if (isDeepStrictEqual(before.textos, body.textos)) return { msg, ...before }
      const after = await saveTextos(tx, idLocatario, body.textos)
      auditBy(tx, actor, {
        ...{ accion: 'editar', entidad: 'textos_mensajes', idEntidad: idLocatario },
        antes: { textos: before.textos },
        despues: { textos: after.textos },
      })
      return { msg, ...after }
    }),
  )

  registerCall(app, 'POST /mensajes/preparar', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      destinatarios: await readDestinatarios(tx, await whichOf(tx, session, body)),
    })),
  )

  registerCall(app, 'POST /mensajes/enviar', async ({ body, session, actor, request }) => {
    const answer = await app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, () => sendMensajes(tx, actor, app.mail, body)),
    )
    app.mail.wake()
    return answer
  })
}
