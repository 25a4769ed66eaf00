import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { badField, notFound, staleVersion } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { lockCliente } from '../clientes/repository.ts'
import { mayEdit, mayFinish, takeNota } from './access.ts'
import { changesOf, takeResponsable } from './edit.ts'
import { registerRemoval } from './remove.ts'
import { finishNota, insertNota, readNota, updateNota } from './repository.ts'
import { registerTareas } from './tareas.ts'

export default async function notasRoutes(app: FastifyInstance): Promise<void> {
  registerRemoval(app)
  registerTareas(app)

  registerCall(app, 'POST /clientes/crear_nota', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const { idLocatario, idUsuario } = session
        const { id_cliente, texto, vence = null } = body
        if (!(await lockCliente(tx, idLocatario, id_cliente))) throw notFound('El cliente no existe')
        // A task always belongs to somebody.
        const id_responsable = body.id_responsable ?? (vence === null ? null : idUsuario)
        if (id_responsable !== null) await takeResponsable(tx, idLocatario, id_responsable)
        const campos = { id_cliente, texto, vence, id_responsable }
        const _id = await insertNota(tx, idLocatario, { ...campos, id_autor: idUsuario })
        audit(tx, idLocatario, originOf(request), {
          accion: 'crear',
          entidad: 'nota',
          idUsuario,
          idEntidad: _id,
          despues: campos,
        })
        return { msg: 'Nota agregada', nota: await readNota(tx, idLocatario, _id) }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/editar_nota', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = session
      const nota = await takeNota(tx, session, body, mayEdit)
      const cambios = changesOf(nota, body)
      // Saving without a change keeps the version, so it causes no conflicts.
      if (Object.keys(cambios.despues).length > 0) {
        const { id_responsable } = cambios.despues
        // A deleted person stays on existing tasks, but cannot be chosen again.
        if (id_responsable) await takeResponsable(tx, idLocatario, id_responsable)
        await updateNota(tx, idLocatario, nota._id, cambios.despues)
        audit(tx, idLocatario, originOf(request), {
          accion: 'editar',
          entidad: 'nota',
          idUsuario,
          idEntidad: nota._id,
          ...cambios,
        })
      }
      return { msg: 'Cambios guardados', nota: await readNota(tx, idLocatario, nota._id) }
    }),
  )

  registerCall(app, 'POST /clientes/terminar_nota', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { idLocatario, idUsuario } = session
      const { id_cliente, id_nota, hecha, version } = body
      const nota = await takeNota(tx, session, { id_cliente, id_nota }, mayFinish)
      if (nota.id_responsable === null) throw badField('id_nota', 'Es una nota, no una tarea')
      const msg = hecha ? 'Tarea terminada' : 'Tarea reabierta'
      // What is already so stays so: a call that comes twice is answered like the first.
      if (hecha !== (nota.hecha !== null)) {
        if (version !== undefined && version !== nota.version) throw staleVersion()
        await finishNota(tx, idLocatario, nota._id, hecha)
        audit(tx, idLocatario, originOf(request), {
          accion: 'editar',
          entidad: 'nota',
          idUsuario,
          idEntidad: nota._id,
          antes: { id_cliente, hecha: !hecha },
          despues: { id_cliente, hecha },
        })
      }
      return { msg, nota: await readNota(tx, idLocatario, nota._id) }
    }),
  )
}
