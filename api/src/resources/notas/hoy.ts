import { calls, HOY_FILAS } from '@backoffice/shared/contract'
import { and, asc, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { clientes } from '../clientes/table.ts'
import type { HoyGroup } from '../inicio/group.ts'
import { notas } from './table.ts'

/** This person's open tasks that are due, at current clients: the first due first. */
export const tareasDeHoy: HoyGroup = {
  access: calls['POST /tareas/mias'].access,
  lugar: 2,
  async read(tx, { idLocatario, idUsuario }, today) {
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
      .innerJoin(
        clientes,
        and(
          eq(clientes.id_locatario, notas.id_locatario),
          eq(clientes._id, notas.id_cliente),
          isNull(clientes.eliminacion),
        ),
      )
      .where(
        and(
          eq(notas.id_locatario, idLocatario),
          eq(notas.id_responsable, idUsuario),
          sql`${notas.vence} <= ${today}`,
          isNull(notas.hecha),
          isNull(notas.eliminacion),
        ),
      )
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
