import { calls, filtroContrataciones, HOY_FILAS } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import { plusDays } from '../../../platform/lists/days.ts'
import type { HoyGroup } from '../../inicio/group.ts'
import { seesNames } from '../access.ts'
import { found } from './filter.ts'

const DIAS = 7

/** A filter that leaves everything. */
const all = filtroContrataciones.parse({})

interface Row extends Record<string, unknown> {
  _id: string
  membresia: string
  fecha_fin: string
  id_cliente: string
  cliente: string
  celular: string | null
  email: string | null
  total: number
}

/** The active purchases without a renewal that end within a week, with the contact of their clients. */
export const terminanPronto: HoyGroup = {
  access: calls['POST /contrataciones/listar'].access,
  lugar: 3,
  async read(tx, session, today) {
    const until = plusDays(today, DIAS)
    const those = await found(tx, session.idLocatario, {
      ...all,
      status: [0],
      fin_desde: today,
      fin_hasta: until,
      sin_renovar: true,
    })
    const { rows } = await tx.execute<Row>(
      sql`select k._id, k.membresia, k.fecha_fin::text, k.id_cliente, nombre_de_cliente(c) as cliente, c.celular, c.email,
        count(*) over ()::int as total ${those} order by k.fecha_fin, k._id limit ${HOY_FILAS}`,
    )
    const names = seesNames(session)
    return {
      titulo: 'Terminan en 7 días',
      vacio: 'Ninguna membresía termina en los próximos 7 días.',
      total: rows[0]?.total ?? 0,
      ruta: session.may('configuracion.membresias.ver')
        ? `/configuracion/membresias?vista=contrataciones&status=0&fin_desde=${today}&fin_hasta=${until}&sin_renovar=si`
        : null,
      filas: rows.map(({ _id, membresia, fecha_fin, id_cliente, cliente, celular, email }) => ({
        _id,
        titulo: names ? cliente : membresia,
        detalle: names ? membresia : null,
        dia: fecha_fin,
        ruta: session.may('clientes.detalles') ? `/clientes/detalles/${id_cliente}` : null,
        celular: names ? celular : null,
        email: names ? email : null,
      })),
    }
  },
}
