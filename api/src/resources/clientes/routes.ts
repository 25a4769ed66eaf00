import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register.ts'
import { actorOf, audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { forbidden, notFound, staleVersion } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { answerEitherList, deletionOf } from '../eliminados/list.ts'
import { clientesExport } from './export.ts'
import { clientesConditions, clientesRows, clientesSpec, NOT_ERASED } from './list.ts'
import { checkPastDays } from './days.ts'
import { changesOf, checkEdited } from './edit.ts'
import { duplicateClientes } from './duplicates.ts'
import { matchingClientes } from './matches.ts'
import { checkReferences } from './references.ts'
import { clientesLote } from './lote.ts'
import { eliminarCliente } from './remove.ts'
import { findCliente, findDeletedCliente, insertCliente, lockCliente, updateCliente } from './repository.ts'
import { registerRestore } from './restore.ts'

const gone = () => notFound('El cliente no existe')

export default async function clientesRoutes(app: FastifyInstance): Promise<void> {
  registerExport(app, clientesExport)
  registerLote(app, clientesLote)
  registerRestore(app)

  registerCall(app, 'POST /clientes/listar', ({ body, session, reply }) => {
    const { columnas = [] } = body
    // They are the profile's, whose permission they need beside the list's own (D49).
    if (columnas.length > 0 && !session.may('clientes.detalles')) throw forbidden()
    const source = {
      spec: clientesSpec,
      member: 'clientes',
      entidad: 'cliente',
      rowsOf: clientesRows(session.idLocatario, columnas),
      edits: 'clientes.editar',
    }
    const conditions = clientesConditions(body)
    if (body.eliminados) conditions.push(NOT_ERASED)
    return answerEitherList(app.db, session, source, conditions, body, reply) as never
  })

  registerCall(app, 'POST /clientes/crear', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        checkPastDays(body)
        await checkReferences(tx, body)
        const _id = insertCliente(tx, session.idLocatario, body)
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'crear',
          entidad: 'cliente',
          idUsuario: session.idUsuario,
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
      const cliente = await find(tx, session.idLocatario, body.id)
      if (!cliente) throw gone()
      const deletion = body.eliminado && (await deletionOf(tx, 'clientes', session.idLocatario, body.id))
      return { cliente: { ...cliente, status: 0, ...deletion } }
    }),
  )

  registerCall(app, 'POST /clientes/editar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const cliente = await lockCliente(tx, session.idLocatario, body.id)
      if (!cliente) throw gone()
      if (body.version !== undefined && body.version !== cliente.version) throw staleVersion()
      const cambios = changesOf(cliente, body)
      // Saving without a change keeps the version, so it causes no conflicts.
      if (Object.keys(cambios.despues).length > 0) {
        await checkEdited(tx, cliente, cambios)
        await updateCliente(tx, session.idLocatario, body.id, cambios.despues)
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'editar',
          entidad: 'cliente',
          idUsuario: session.idUsuario,
          idEntidad: body.id,
          ...cambios,
        })
      }
      return { msg: 'Cambios guardados' }
    }),
  )

  registerCall(app, 'POST /clientes/eliminar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await eliminarCliente(tx, actorOf(session, request), body)
      return { msg: 'Cliente eliminado' }
    }),
  )
}
