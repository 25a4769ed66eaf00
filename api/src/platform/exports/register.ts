import type { CallName } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../audit/repository'
import { registerCall } from '../calls/call'
import { keepQuestion } from './repository'
import type { ExportSpec } from './spec'

/** What the signed address of an export names. */
export const KIND = 'exportacion'

/** Seconds that an address is good for (D29). */
const GOOD_FOR = 60

declare module 'fastify' {
  interface FastifyInstance {
    /** The lists that leave as files, by their names. */
    exports: Map<string, ExportSpec>
  }
}

/** Serves the call that asks for a list as a file: each resource registers its own. */
export function registerExport(app: FastifyInstance, list: ExportSpec): void {
  const { lista, entidad, permiso } = list
  app.exports.set(lista, list)
  const name = `POST /${lista}/exportar` as Extract<CallName, `${string}/exportar`>
  registerCall(app, name, [permiso], async ({ body, session, request }) => {
    const { idLocatario, idUsuario } = session
    const id = await app.db.tenant(idLocatario, async (tx) => {
      await audit(tx, idLocatario, originOf(request), {
        accion: 'exportar',
        entidad,
        idUsuario,
        despues: body,
      })
      return keepQuestion(tx, session, lista, body)
    })
    return { url: await app.downloadUrl(KIND, { id, locatario: idLocatario }, GOOD_FOR) }
  })
}
