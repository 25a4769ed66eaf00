import { calls, HOY_FILAS } from '@backoffice/shared/contract'
import { and, asc, sql } from '../../platform/database/drizzle.ts'
import { clientes } from '../clientes/table.ts'
import type { HoyGroup } from '../inicio/group.ts'
import { ofCurrentCliente, openTasksOf } from './mias.ts'
import { notas } from './table.ts'

/** This person's open tasks that are due, at current clients: the first due first. */
export const tareasDeHoy: HoyGroup = {
  access: calls['POST /tareas/mias'].access,
  lugar: 2,
  async read(tx, session, today) {
    const filas = await tx
      .select({
        _id: notas._id,
        texto: notas.texto,
        vence: notas.vence,
        id_cliente: notas.id_cliente,
        cliente: sql<string>`nombre_de_cliente(${clientes})`,
        total: sql<number>`count(*) over ()::int`,
      })
      .from(notas)
      .innerJoin(clientes, ofCurrentCliente())
      .where(and(openTasksOf(session), sql`${notas.vence} <= ${today}`))
      .orderBy(asc(notas.vence), asc(notas._id))
      .limit(HOY_FILAS)
    return {
      titulo: 'Mis tareas de hoy y atrasadas',
      vacio: 'No hay tareas para hoy ni atrasadas.',
      total: filas[0]?.total ?? 0,
      ruta: null,
      filas: filas.map(({ _id, texto, vence, id_cliente, cliente }) => ({
        _id,
        titulo: texto,
        detalle: cliente,
        dia: vence,
        ruta: `/clientes/detalles/${id_cliente}?vista=notas`,
        celular: null,
        email: null,
      })),
    }
  },
}
