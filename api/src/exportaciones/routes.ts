import type { CallName } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { asesoriasExport } from '../asesorias/export'
import { audit, originOf } from '../auditoria/repository'
import { sessionByHash } from '../auth/session'
import { clientesExport } from '../clientes/export'
import { registerDownload } from '../downloads/registry'
import { registerCall } from '../http/call'
import { forbidden, noSession } from '../http/refusal'
import { usuariosExport } from '../usuarios/export'
import { officeDay } from './office-time'
import { findQuestion, keepQuestion } from './repository'
import type { ExportSpec, Order } from './spec'
import { csvStream } from './stream'

/** Seconds that an address is good for (D29). */
const GOOD_FOR = 60
const KIND = 'exportacion'

const lists: Record<string, ExportSpec> = {
  clientes: clientesExport,
  asesorias: asesoriasExport,
  usuarios: usuariosExport,
}

export async function exportacionesRoutes(app: FastifyInstance): Promise<void> {
  for (const list of Object.values(lists)) registerExport(app, list)

  registerDownload(app, KIND, async ({ id = '', locatario = '' }) => {
    const asked = await app.db.tenant(locatario, (tx) => findQuestion(tx, locatario, id))
    const list = asked && lists[asked.lista]
    if (!list) return null
    // Whoever has signed out, or may no longer, gets nothing with an address of before.
    const session = await sessionByHash(app.db, asked.sesion, app.sessionDays)
    if (!session || session.idLocatario !== locatario) throw noSession()
    if (!session.may(list.permiso)) throw forbidden()
    return {
      name: `${list.lista}-${officeDay(new Date())}.csv`,
      type: 'text/csv; charset=utf-8; header=present',
      body: await csvStream(app.db, session, list, asked.pregunta as Order),
    }
  })
}

function registerExport(app: FastifyInstance, { lista, entidad, permiso }: ExportSpec): void {
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
