import { esDeCompra, FALLAS_DE_FILAS_MAX, type Importacion } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { type Actor, auditBy } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { GOOD_FOR, KIND } from '../../platform/exports/register.ts'
import { keepQuestion } from '../../platform/exports/repository.ts'
import { badField, forbidden, Refusal } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { refuseWhileTaken } from '../../platform/lists/whole/turn.ts'
import { registerUpload } from '../../platform/uploads/register.ts'
import { reading, sheetIntake } from './intake.ts'
import { NAMES } from './check/check.ts'
import { previewOf } from './check/preview.ts'
import { registerReport, REPORT } from './report.ts'
import {
  listImports,
  lockImport,
  refuseWhileRunning,
  rowsToSee,
  takeImport,
  toFallas,
  updateImport,
} from './repository.ts'
import { storeSheet } from './store-sheet.ts'
import type { Lectura } from './table.ts'

const MINE_MAX = 20

/** What the audit keeps of an import: no text of its sheet. */
const audited = ({ estado, total, creados, completados, omitidos, fallidos, deshechos }: Importacion) => ({
  ...{ estado, total, creados, completados, omitidos, fallidos, deshechos },
})

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('es-MX')} ${count === 1 ? one : many}`

/** Clients from a sheet (E-11). */
export default async function importacionesRoutes(app: FastifyInstance): Promise<void> {
  registerReport(app)

  registerUpload(app, 'POST /clientes/leer_importacion', sheetIntake, ({ file, session, actor }) =>
    reading.run(() =>
      app.db.tenant(session.idLocatario, async (tx) => {
        if (!file) throw new Error('registerUpload lets none through')
        const id = await storeSheet(tx, actor, file, session.may('clientes.editar'))
        const importacion = await takeImport(tx, session, id)
        const despues = audited(importacion)
        auditBy(tx, actor, { accion: 'crear', entidad: 'importacion', idEntidad: id, despues })
        return { msg: `Se leyeron ${plural(importacion.total, 'fila', 'filas')}`, importacion }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/revisar_importacion', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const importacion = await takeImport(tx, session, body.id)
      checkReading(importacion, body, session)
      return previewOf(tx, session.idLocatario, importacion, body)
    }),
  )

  registerCall(app, 'POST /clientes/comenzar_importacion', async ({ body, session, actor, request }) => {
    const { columnas, fechas, repetidos } = body
    if (repetidos === 'completar' && !session.may('clientes.editar')) throw forbidden()
    const answer = await app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        await refuseWhileRunning(tx, session)
        const antes = await lockImport(tx, session, body.id)
        checkReading(antes, body, session)
        const lectura: Lectura = { columnas, fechas, repetidos }
        const set = { lectura, estado: 'en_curso', origen: actor.origin } as const
        await updateImport(tx, session.idLocatario, body.id, set, { begins: true })
        await app.importaciones.add(tx, { idLocatario: session.idLocatario, id: body.id, desde: 0 })
        const msg = `En marcha: ${plural(antes.total, 'fila', 'filas')}`
        return { msg, importacion: await changed(tx, session, actor, antes) }
      }),
    )
    app.importaciones.wake()
    return answer
  })

  registerCall(app, 'POST /clientes/ver_importacion', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const importacion = await takeImport(tx, session, body.id)
      const rows = await rowsToSee(tx, session.idLocatario, body.id, 0, FALLAS_DE_FILAS_MAX)
      const fallas = rows.flatMap((row) => toFallas(row, importacion.columnas))
      return { importacion, fallas: fallas.slice(0, FALLAS_DE_FILAS_MAX) }
    }),
  )

  registerCall(app, 'POST /clientes/listar_importaciones', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      importaciones: await listImports(tx, session, MINE_MAX),
    })),
  )

  registerCall(app, 'POST /clientes/cancelar_importacion', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lockImport(tx, session, body.id)
      if (antes.estado !== 'en_curso') return { msg: 'No está en marcha', importacion: antes }
      await updateImport(tx, session.idLocatario, body.id, { estado: 'cancelada' }, { ends: true })
      const importacion = await changed(tx, session, actor, antes)
      return { msg: 'Cancelada: lo hecho se queda, y se puede deshacer', importacion }
    }),
  )

  registerCall(app, 'POST /clientes/deshacer_importacion', async ({ body, session, actor }) => {
    const answer = await app.db.tenant(session.idLocatario, async (tx) => {
      await refuseWhileRunning(tx, session)
      const antes = await lockImport(tx, session, body.id)
      if (antes.estado === 'deshecha') return { msg: 'Ya se había deshecho', importacion: antes }
      if (antes.estado === 'leida') throw new Refusal(409, 'Esa importación no ha comenzado')
      const set = { estado: 'deshaciendo', origen: actor.origin, avance: 0, motivo: '' } as const
      await updateImport(tx, session.idLocatario, body.id, set, { begins: true })
      await app.importaciones.add(tx, { idLocatario: session.idLocatario, id: body.id, desde: 0 })
      return {
        msg: 'Se está deshaciendo la importación',
        importacion: await changed(tx, session, actor, antes),
      }
    })
    app.importaciones.wake()
    return answer
  })

  registerCall(app, 'POST /clientes/descargar_fallas', async ({ body, session, actor }) => {
    const { idLocatario } = session
    const id = await app.db.tenant(idLocatario, async (tx) => {
      await takeImport(tx, session, body.id)
      await refuseWhileTaken(tx, session)
      auditBy(tx, actor, { accion: 'exportar', entidad: 'importacion', idEntidad: body.id, despues: body })
      return keepQuestion(tx, session, REPORT, body)
    })
    return { url: await app.downloadUrl(KIND, { id, locatario: idLocatario }, GOOD_FOR) }
  })
}

/** The import after a change, which the audit tells. */
async function changed(tx: Tx, session: Session, actor: Actor, before: Importacion): Promise<Importacion> {
  const after = await takeImport(tx, session, before._id)
  const [antes, despues] = [audited(before), audited(after)]
  auditBy(tx, actor, { accion: 'editar', entidad: 'importacion', idEntidad: before._id, antes, despues })
  return after
}

/** Refuses a reading that is of another sheet, makes no names, or gives one field two columns. */
function checkReading(
  { estado, columnas: has }: Importacion,
  { columnas }: Pick<Lectura, 'columnas'>,
  { may }: Session,
): void {
  if (estado !== 'leida') throw new Refusal(409, 'Esa importación ya comenzó')
  if (columnas.length !== has.length) throw badField('columnas', `La hoja tiene ${has.length} columnas`)
  const used = columnas.filter((destino) => destino !== null)
  if (used.some(esDeCompra) && !may('clientes.editar')) throw forbidden()
  if (new Set(used).size < used.length) throw badField('columnas', 'Dos columnas van al mismo campo')
  if (!used.includes('nombre') && !used.includes('nombre_completo'))
    throw badField('columnas', 'Falta decir qué columna tiene el nombre')
  if (used.includes('nombre_completo') && NAMES.some((one) => used.includes(one)))
    throw badField('columnas', 'El nombre está en una columna o en varias, no en las dos formas')
}
