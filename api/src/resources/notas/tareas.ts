import { asc, sql } from '../../platform/database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { clientes } from '../clientes/table.ts'
import { ofCurrentCliente, openTasksOf } from './mias.ts'
import { selectNotas, toNota } from './repository.ts'
import { notas } from './table.ts'

const TAREAS_MAX = 20

/** The open tasks of the signed-in person at current clients: the first due first, then those without a day. */
export function registerTareas(app: FastifyInstance): void {
  registerCall(app, 'POST /tareas/mias', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const cliente = sql<string>`nombre_de_cliente(${clientes})`
      const rows = await selectNotas(tx, { id_cliente: notas.id_cliente, cliente })
        .innerJoin(clientes, ofCurrentCliente())
        .where(openTasksOf(session))
        .orderBy(asc(notas.vence), asc(notas._id))
        .limit(TAREAS_MAX + 1)
      const siguiente = rows[TAREAS_MAX]?.vence
      return {
        ...(siguiente && { siguiente_vence: siguiente }),
        tareas: rows.slice(0, TAREAS_MAX).map(({ id_cliente, cliente, ...row }) => ({
          ...toNota(row),
          cliente: { _id: id_cliente, nombre: cliente },
        })),
      }
    }),
  )
}
