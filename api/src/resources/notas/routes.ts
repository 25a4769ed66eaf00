import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { badField } from '../../platform/http/refusal.ts'
import { changedMeanwhile } from '../../platform/rows/records.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { updateRow } from '../../platform/rows/rows.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { takeCliente } from '../clientes/repository.ts'
import { mayEdit, mayFinish, takeNota } from './access.ts'
import { changesOf, takeResponsable } from './edit.ts'
import { registerRemoval } from './remove.ts'
import { tareasDeHoy } from './hoy.ts'
import { nota } from './entidad.ts'
import { insertNota, readNota } from './repository.ts'
import { registerTareas } from './tareas.ts'

export default async function notasRoutes(app: FastifyInstance): Promise<void> {
  registerRemoval(app)
  registerTareas(app)
  app.hoy.push(tareasDeHoy)

  registerCall(app, 'POST /clientes/crear_nota', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const { idLocatario, idUsuario } = session
        const { id_cliente, texto, vence = null } = body
        await takeCliente(tx, idLocatario, id_cliente)
        // A task always belongs to somebody.
        const id_responsable = body.id_responsable ?? (vence === null ? null : idUsuario)
        if (id_responsable !== null) await takeResponsable(tx, idLocatario, id_responsable)
        const campos = { id_cliente, texto, vence, id_responsable }
        const _id = await insertNota(tx, idLocatario, { ...campos, id_autor: idUsuario })
        auditBy(tx, actor, {
          accion: 'crear',
          entidad: 'nota',
          idEntidad: _id,
          despues: campos,
        })
        return { msg: 'Nota agregada', nota: await readNota(tx, idLocatario, _id) }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/editar_nota', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario } = session
      const antes = await takeNota(tx, session, body, mayEdit)
      const cambios = changesOf(antes, body)
      // Saving without a change keeps the version, so it causes no conflicts.
      if (Object.keys(cambios.despues).length > 0) {
        const { id_responsable } = cambios.despues
        // A deleted person stays on existing tasks, but cannot be chosen again.
        if (id_responsable) await takeResponsable(tx, idLocatario, id_responsable)
        await updateRow(tx, nota, idLocatario, antes._id, cambios.despues)
        auditBy(tx, actor, {
          accion: 'editar',
          entidad: 'nota',
          idEntidad: antes._id,
          ...cambios,
        })
      }
      return { msg: 'Cambios guardados', nota: await readNota(tx, idLocatario, antes._id) }
    }),
  )

  registerCall(app, 'POST /clientes/terminar_nota', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario } = session
      const { id_cliente, id_nota, hecha, version } = body
      const antes = await takeNota(tx, session, { id_cliente, id_nota }, mayFinish)
      if (antes.id_responsable === null) throw badField('id_nota', 'Es una nota, no una tarea')
      const msg = hecha ? 'Tarea terminada' : 'Tarea reabierta'
      // What is already so stays so: a call that comes twice is answered like the first.
      if (hecha !== (antes.hecha !== null)) {
        if (version !== undefined && version !== antes.version)
          throw await changedMeanwhile(tx, idLocatario, 'nota', antes._id)
        await updateRow(tx, nota, idLocatario, antes._id, { hecha: hecha ? sql`now()` : null })
        auditBy(tx, actor, {
          accion: 'editar',
          entidad: 'nota',
          idEntidad: antes._id,
          antes: { id_cliente, hecha: !hecha },
          despues: { id_cliente, hecha },
        })
      }
      return { msg, nota: await readNota(tx, idLocatario, antes._id) }
    }),
  )
}
