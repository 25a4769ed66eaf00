import { filtroContrataciones } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import { plusDays } from '../../../platform/lists/days.ts'
import { found } from '../../contrataciones/list/filter.ts'
import { contado, fechaLarga, RENGLONES, type Renglon, type Seccion } from './seccion.ts'

/** A reminder mentions a membership exactly this many days before its end, so it mentions each end once per number. */
const ANTES = [7, 30]

/** A filter that leaves everything. */
const all = filtroContrataciones.parse({})

interface Row extends Record<string, unknown> {
  id_cliente: string
  membresia: string
  fecha_fin: string
  cliente: string
  celular: string
  email: string
  total: number
}

/** The memberships without a renewal (D54) that end in 7 and in 30 days. */
export const terminan: Seccion = async (tx, persona, dia) => {
  const renglones: Renglon[] = []
  let total = 0
  for (const days of ANTES) {
    const fin = plusDays(dia, days)
    const those = await found(tx, persona.idLocatario, {
      ...all,
      ...{ fin_desde: fin, fin_hasta: fin, sin_renovar: true },
    })
    const { rows } = await tx.execute<Row>(
      sql`select k.id_cliente, k.membresia, k.fecha_fin::text, nombre_de_cliente(c) as cliente, c.celular, c.email,
        count(*) over ()::int as total ${those} and k.cancelacion is null order by cliente, k._id limit ${RENGLONES}`,
    )
    total += rows[0]?.total ?? 0
    renglones.push(
      ...rows.map(({ id_cliente, membresia, cliente, celular, email }) => ({
        titulo: cliente,
        detalles: [membresia, `termina en ${days} días, el ${fechaLarga(fin)}`, celular, email].filter(
          Boolean,
        ),
        ruta: persona.may('clientes.detalles') ? `/clientes/detalles/${id_cliente}` : null,
      })),
    )
  }
  if (total === 0) return null
  const cuenta = `${contado(total, 'membresía', 'membresías')} por terminar`
  return { titulo: 'Membresías por terminar, sin renovar', cuenta, total, renglones }
}
