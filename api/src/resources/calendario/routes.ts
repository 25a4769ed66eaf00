import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { tenantIn } from '../../platform/auth/ficha.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { today } from '../../platform/lists/days.ts'
import { toIcs } from './ics.ts'
import {
  newCalendario,
  readCalendario,
  readCitas,
  readPersona,
  removeCalendario,
  takeLectura,
} from './repository.ts'

/** The address that one's own calendar reads (E-21). */
export default async function calendarioRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /asesorias/ver_calendario', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({ calendario: await readCalendario(tx, session) })),
  )

  registerCall(app, 'POST /asesorias/crear_calendario', ({ session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { ficha, calendario } = await newCalendario(tx, session)
      auditBy(tx, actor, { accion: 'crear', entidad: 'calendario', idEntidad: session.idUsuario })
      const url = `/admin/descargas/calendario/${ficha}.ics`
      return { msg: 'Dirección creada; la anterior ya no vale', calendario, url }
    }),
  )

  registerCall(app, 'POST /asesorias/quitar_calendario', ({ session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await removeCalendario(tx, session)
      auditBy(tx, actor, { accion: 'eliminar', entidad: 'calendario', idEntidad: session.idUsuario })
      return { msg: 'Dirección quitada' }
    }),
  )

  app.route<{ Params: { archivo: string } }>({
    method: ['GET', 'HEAD'],
    url: '/descargas/calendario/:archivo',
    config: { access: 'publico' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const ficha = request.params.archivo.replace(/\.ics$/, '')
      const idLocatario = tenantIn(ficha)
      const ics = idLocatario && (await app.db.tenant(idLocatario, (tx) => read(tx, idLocatario, ficha)))
      if (!ics) throw new Refusal(404, 'Esta dirección de calendario ya no vale')
      return reply
        .headers({ 'cache-control': 'private, no-store', 'content-type': 'text/calendar; charset=utf-8' })
        .send(ics)
    },
  })
}

async function read(
  tx: Parameters<typeof readCalendario>[0],
  idLocatario: string,
  ficha: string,
): Promise<string | null> {
  const idUsuario = await takeLectura(tx, idLocatario, ficha)
  const persona = idUsuario && { idLocatario, idUsuario }
  const nombre = persona && (await readPersona(tx, persona))
  return nombre ? toIcs(nombre, await readCitas(tx, persona, today()), new Date()) : null
}
