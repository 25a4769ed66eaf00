import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../audit/repository.ts'
import { registerCall } from '../calls/call.ts'
import { refuseWhileTaken } from '../lists/turn.ts'
import { keepQuestion } from './repository.ts'
import type { ExportSpec } from './spec.ts'

/** The content of an export's signed address. */
export const KIND = 'exportacion'

/** How many seconds an address is valid (D29). */
const GOOD_FOR = 60

declare module 'fastify' {
  interface FastifyInstance {
    /** The lists that can be exported, by name. */
    exports: Map<string, ExportSpec>
  }
}

/** Serves the call that requests an export; each resource registers its own. */
export function registerExport(app: FastifyInstance, list: ExportSpec): void {
  const { lista, entidad, refuses } = list
  app.exports.set(lista, list)
  registerCall(app, `POST /${lista}/exportar`, async ({ body, session, request }) => {
    refuses?.(session, body as never)
    const { idLocatario, idUsuario } = session
    const id = await app.db.tenant(idLocatario, async (tx) => {
      // Asked here already, because a refusal of the address itself shows no sentence in a page.
      await refuseWhileTaken(tx, session)
      const idEntidad = await keepQuestion(tx, session, lista, body)
      audit(tx, idLocatario, originOf(request), {
        accion: 'exportar',
        entidad,
        idUsuario,
        idEntidad,
        despues: body,
      })
      return idEntidad
    })
    return { url: await app.downloadUrl(KIND, { id, locatario: idLocatario }, GOOD_FOR) }
  })
}
