import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register.ts'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import { removeRecord, takeRow } from '../../platform/rows/records.ts'
import { updateRow } from '../../platform/rows/rows.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { answerEitherList, deletionOf } from '../eliminados/list.ts'
import { clientesFound, empresasFound } from './list/buscador.ts'
import { clientesExport } from './list/export.ts'
import { cliente } from './entidad.ts'
import { clientesList, refusesProfile } from './list/find.ts'
import { clientesRows } from './list/list.ts'
import { cumpleanos } from './hoy.ts'
import { primerCliente } from './paso.ts'
import { checkPastDays } from './days.ts'
import { changesOf, checkEdited } from './edit.ts'
import { duplicateClientes } from './duplicates/duplicates.ts'
import { matchingClientes } from './duplicates/matches.ts'
import { wentTo } from '../duplicados/merge/repository.ts'
import { checkReferences } from './references.ts'
import { clientesLote } from './remove/lote.ts'
import { findCliente, findDeletedCliente, insertCliente } from './repository.ts'
import { clientesNuevos } from './reporte.ts'
import { restaurarCliente } from './remove/restore.ts'
import { registerVistas } from '../vistas/register.ts'

export default async function clientesRoutes(app: FastifyInstance): Promise<void> {
  registerVistas(app, 'clientes', 'POST /clientes/vistas', 'POST /clientes/guardar_vistas')
  app.buscador.push(clientesFound, empresasFound)
  app.reportes.push(clientesNuevos)
  app.hoy.push(cumpleanos)
  app.primerosPasos.push(primerCliente)
  registerExport(app, clientesExport)
  registerLote(app, clientesLote)

  registerCall(app, 'POST /clientes/listar', (call) => {
    const { columnas = [] } = call.body
    // They are the profile's, whose permission they need beside the list's own (D49).
    if (columnas.length > 0 && !call.session.may('clientes.detalles')) throw forbidden()
    refusesProfile(call.session, call.body)
    const shown = { miembro: 'clientes', entity: cliente, rows: clientesRows(columnas) } as const
    return answerEitherList(app.db, call, clientesList, shown)
  })

  registerCall(app, 'POST /clientes/crear', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        checkPastDays(body)
        await checkReferences(tx, body)
        const _id = insertCliente(tx, session.idLocatario, body)
        auditBy(tx, actor, {
          accion: 'crear',
          entidad: 'cliente',
          idEntidad: _id,
          despues: body,
        })
        return { msg: 'Cliente creado', _id }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/listar_avanzado', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      clientes: await matchingClientes(tx, session.idLocatario, body),
    })),
  )

  registerCall(app, 'POST /clientes/posibles_duplicados', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      clientes: await duplicateClientes(tx, session, body),
    })),
  )

  registerCall(app, 'POST /clientes/detalles', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      if (body.eliminado && !session.may('clientes.editar')) throw forbidden()
      const find = body.eliminado ? findDeletedCliente : findCliente
      const found = await find(tx, session.idLocatario, body.id)
      if (!found) {
        const unido_en = body.eliminado ? undefined : await wentTo(tx, body.id)
        const staying = unido_en && (await findCliente(tx, session.idLocatario, unido_en))
        if (!staying) throw notFound(cliente.falta)
        return { cliente: { ...staying, status: 0 as const }, unido_en }
      }
      const deletion = body.eliminado && (await deletionOf(tx, cliente, session.idLocatario, body.id))
      return { cliente: { ...found, status: 0, ...deletion } }
    }),
  )

  registerCall(app, 'POST /clientes/editar', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await takeRow(tx, cliente, session.idLocatario, body)
      const cambios = changesOf(antes, body)
      // Saving without a change keeps the version, so it causes no conflicts.
      if (Object.keys(cambios.despues).length > 0) {
        await checkEdited(tx, antes, cambios)
        await updateRow(tx, cliente, session.idLocatario, body.id, cambios.despues)
        auditBy(tx, actor, {
          accion: 'editar',
          entidad: 'cliente',
          idEntidad: body.id,
          ...cambios,
        })
      }
      return { msg: 'Cambios guardados' }
    }),
  )

  registerCall(app, 'POST /clientes/eliminar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await removeRecord(tx, cliente, actor, body)
      return { msg: 'Cliente eliminado' }
    }),
  )

  registerCall(app, 'POST /clientes/restaurar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await restaurarCliente(tx, actor, body)
      return { msg: 'Cliente restaurado' }
    }),
  )
}
