import { calls, HOY_FILAS } from '@backoffice/shared/contract'
import { and, asc, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import type { HoyGroup } from '../../inicio/group.ts'
import { asesorias } from '../table.ts'

const { _id, motivo, cliente, creacion, hora } = asesorias

/** The advisories in progress that this person gives today, those with an hour first. */
export const asesoriasDeHoy: HoyGroup = {
  access: calls['POST /asesorias/listar'].access,
  lugar: 1,
  async read(tx, { idLocatario, idUsuario, may }, today) {
    const mine = and(
      eq(asesorias.id_locatario, idLocatario),
      eq(asesorias.id_asesor, idUsuario),
      eq(asesorias.status, 0),
      eq(creacion, today),
      isNull(asesorias.eliminacion),
    )
    const filas = await tx
      .select({ _id, motivo, cliente, hora, total: sql<number>`count(*) over ()::int` })
      .from(asesorias)
      .where(mine)
      .orderBy(sql`${hora} nulls last`, asc(_id))
      .limit(HOY_FILAS)
    return {
      titulo: 'Mis asesorías de hoy',
      vacio: 'Hoy no hay asesorías a mi cargo.',
      total: filas[0]?.total ?? 0,
      ruta: `/asesorias?status=0&fecha_inicio=${today}&fecha_fin=${today}&asesor=${idUsuario}&orden=creacion&direccion=asc`,
      filas: filas.map((row) => ({
        _id: row._id,
        titulo: row.cliente,
        detalle: row.hora === null ? row.motivo : `${row.hora} · ${row.motivo}`,
        dia: null,
        ruta: may('asesorias.detalles') ? `/asesorias/detalles/${row._id}` : null,
        celular: null,
        email: null,
      })),
    }
  },
}
