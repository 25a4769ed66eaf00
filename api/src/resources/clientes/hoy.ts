import { HOY_FILAS } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import type { HoyGroup } from '../inicio/group.ts'

const DIAS = 7

interface Row extends Record<string, unknown> {
  _id: string
  dia: string
  total: number
  cliente: string
  cumple: number
  celular: string
  email: string
}

/** The clients whose birthday is today or within a week, with their contact. */
export const cumpleanos: HoyGroup = {
  access: ['clientes.detalles'],
  lugar: 4,
  async read(tx, { idLocatario }, today) {
    const { rows } = await tx.execute<Row>(sql`
      select c._id, q.dia::text, q.total, nombre_de_cliente(c) as cliente, c.celular, c.email,
        (extract(year from q.dia) - extract(year from c.nacimiento))::int as cumple
      from cumpleanos(${today}::date, ${DIAS}, ${HOY_FILAS}) q
      join clientes c on c.id_locatario = ${idLocatario} and c._id = q._id
      order by q.dia, c._id`)
    return {
      titulo: 'Cumpleaños en 7 días',
      vacio: 'Ningún cliente cumple años en los próximos 7 días.',
      total: rows[0]?.total ?? 0,
      // No list can be asked for a month and a day.
      ruta: null,
      filas: rows.map(({ _id, dia, cliente, cumple, celular, email }) => ({
        _id,
        titulo: cliente,
        detalle: cumple > 0 ? `Cumple ${cumple}` : null,
        dia,
        ruta: `/clientes/detalles/${_id}`,
        celular: celular || null,
        email: email || null,
      })),
    }
  },
}
