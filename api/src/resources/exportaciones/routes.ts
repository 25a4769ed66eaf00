import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { audit, auditBy, originOf } from '../../platform/audit/repository.ts'
import { type Session, sessionByHash } from '../../platform/auth/session.ts'
import { allowed } from '../../platform/calls/allowed.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerDownload } from '../../platform/downloads/registry.ts'
import { csvFile } from '../../platform/exports/csv.ts'
import { officeDay } from '../../platform/exports/office-time.ts'
import { GOOD_FOR } from '../../platform/exports/register.ts'
import { xlsxFile } from '../../platform/exports/xlsx.ts'
import { badField, forbidden, noSession, notFound, Refusal } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import type { RouteOptions } from '../../resources.ts'
import { insertOne, listOwn, type Preparada, refuseIfEnough, removeOne, takeOwn } from './repository.ts'

const KIND = 'exportacion_preparada'

/** A large one of up to so many times the limit is still offered to wait for. */
const WAITABLE = 5
const COUNT_MAX = 200_000

/** Files of long lists, prepared after the answer (E-13). */
export default async function exportacionesRoutes(
  app: FastifyInstance,
  { config }: RouteOptions,
): Promise<void> {
  const { exportRows, smtpUrl } = config

  /** The list, asked as its own call would be. */
  function asked(session: Session, lista: string, pregunta: Record<string, unknown>) {
    const list = app.exports.get(lista)
    if (!list?.long) throw badField('lista', 'No es una lista que se exporte')
    allowed(session, list.access)
    const read = list.long.request.safeParse(pregunta)
    if (!read.success) throw badField('pregunta', read.error.issues[0]?.message ?? 'No es válida')
    list.open(session, pregunta)
    return list.long
  }

  const countOf = (list: ReturnType<typeof asked>, session: Session, pregunta: unknown) =>
    app.db.reading(session.idLocatario, (tx) => list.count(tx, session, pregunta, COUNT_MAX))

  /** Refuses a file with columns that the person would no longer be given. */
  function checkStill(session: Session, { lista, pregunta, columnas }: Preparada): void {
    const now = asked(session, lista, pregunta).titles(session)
    if (columnas.some((titulo) => !now.includes(titulo))) throw forbidden()
  }

  registerCall(app, 'POST /exportaciones/medir', async ({ body: { lista, pregunta }, session }) => {
    const list = asked(session, lista, pregunta)
    const renglones = await countOf(list, session, pregunta)
    return {
      renglones: Math.min(renglones, COUNT_MAX),
      exacto: renglones <= COUNT_MAX,
      grande: renglones > exportRows,
      se_puede_esperar: renglones <= exportRows * WAITABLE,
      con_correo: smtpUrl !== null,
    }
  })

  registerCall(app, 'POST /exportaciones/preparar', async ({ body, session, actor, request }) => {
    const { lista, pregunta } = body
    const list = asked(session, lista, pregunta)
    const { idLocatario, idUsuario } = session
    const total = await countOf(list, session, pregunta)
    const answer = await app.db.tenant(idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        await refuseIfEnough(tx, session)
        const exportacion = await insertOne(tx, {
          ...{ id_locatario: idLocatario, _id: uuidv7(), id_usuario: idUsuario, lista, pregunta },
          formato: pregunta.formato === 'xlsx' ? 'xlsx' : 'csv',
          total,
        })
        await app.exportaciones.add(tx, { idLocatario, id: exportacion._id })
        const despues = { lista, ...pregunta }
        auditBy(tx, actor, {
          ...{ accion: 'exportar', entidad: 'exportacion', idEntidad: exportacion._id, despues },
        })
        return { msg: 'El archivo se prepara', exportacion }
      }),
    )
    app.exportaciones.wake()
    return answer
  })

  registerCall(app, 'POST /exportaciones/mias', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({ exportaciones: await listOwn(tx, session) })),
  )

  registerCall(app, 'POST /exportaciones/quitar', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const row = await takeOwn(tx, session, body.id)
      await removeOne(tx, row)
      const { lista, estado } = row
      const antes = { lista, estado }
      auditBy(tx, actor, { accion: 'eliminar', entidad: 'exportacion', idEntidad: body.id, antes })
      return { msg: estado === 'en_curso' ? 'Ya no se prepara' : 'Archivo quitado' }
    }),
  )

  registerCall(app, 'POST /exportaciones/descargar', async ({ body: { id }, session }) => {
    const row = await app.db.tenant(session.idLocatario, (tx) => takeOwn(tx, session, id))
    if (row.estado !== 'lista') throw new Refusal(409, 'El archivo todavía no está listo')
    checkStill(session, row)
    const sesion = session.huella.toString('hex')
    return { url: await app.downloadUrl(KIND, { id, locatario: session.idLocatario, sesion }, GOOD_FOR) }
  })

  registerDownload(app, KIND, async ({ id = '', locatario = '', sesion = '' }, request) => {
    // An address issued earlier stops working when its person signs out or loses the permission.
    const session = await sessionByHash(app.db, Buffer.from(sesion, 'hex'), app.sessionDays)
    if (session?.idLocatario !== locatario) throw noSession()
    const row = await app.db.tenant(locatario, (tx) => takeOwn(tx, session, id))
    checkStill(session, row)
    const file = row.clave === null ? null : await app.files.get(row.clave)
    if (!file) throw notFound('El archivo ya no existe')
    const told = { accion: 'descargar', entidad: 'exportacion', idEntidad: id } as const
    const { idUsuario } = session
    if (request.method !== 'HEAD')
      await app.db
        .tenant(locatario, async (tx) =>
          audit(tx, locatario, originOf(request), { ...told, idUsuario, despues: { lista: row.lista } }),
        )
        .catch((error: unknown) => {
          file.body.destroy()
          throw error
        })
    const { extension, type } = row.formato === 'xlsx' ? xlsxFile : csvFile
    return { ...file, name: `${row.lista}-${officeDay(row.creacion)}.${extension}`, type }
  })
}
