import { calls, type PeriodoDeReporte as Periodo } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/one.ts'
import { monthsOf } from '../reportes/periodo.ts'
import type { Pregunta, ReportDefinition } from '../reportes/reporte.ts'
import { fila, porMes } from '../reportes/tablas.ts'
import { deClientesVivos, listaDe } from './reporte.ts'

interface Row extends Record<string, unknown> {
  tramo: number
  renovadas: number
  perdidas: number
}

/**
 * Of the purchases that ended in both periods, by month, how many have one of the same client that ends later (D54), and
 * how many have not although their end has passed.
 */
async function ended(tx: Tx, idLocatario: string, { periodo, anterior, today }: Pregunta) {
  const was = monthsOf(anterior)
  const now = monthsOf(periodo)
  const starts = [...was, ...now].map(({ desde }) => desde)
  const within = ({ desde, hasta }: Periodo) => sql`k.fecha_fin between ${desde}::date and ${hasta}::date`
  const { rows } = await tx.execute<Row>(sql`
    select width_bucket(k.fecha_fin, ${sql.param(starts)}::date[]) as tramo,
      count(*) filter (where k.ultima > k.fecha_fin)::int as renovadas,
      count(*) filter (where k.ultima = k.fecha_fin and k.fecha_fin < ${today}::date)::int as perdidas
    from (
      select k.*, max(k.fecha_fin) over (partition by k.id_cliente) as ultima
      from (
        select k.id_locatario, k.id_cliente, k.fecha_fin from contrataciones k
        where ${deClientesVivos(idLocatario)} and k.fecha_fin >= ${anterior.desde}::date
      ) k
    ) k
    where ${within(anterior)} or ${within(periodo)}
    group by tramo`)
  const by = (which: 'renovadas' | 'perdidas') => {
    const all = starts.map((_, n) => rows.find(({ tramo }) => tramo === n + 1)?.[which] ?? 0)
    const meses = { anterior: all.slice(0, was.length), valor: all.slice(was.length) }
    return { meses, total: { valor: sum(meses.valor), anterior: sum(meses.anterior) } }
  }
  return { renovadas: by('renovadas'), perdidas: by('perdidas') }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

async function activeOn(tx: Tx, idLocatario: string, day: string): Promise<number> {
  const { total } = one(
    await tx.execute<{ total: number }>(sql`
      select count(*)::int as total from contrataciones k
      where ${deClientesVivos(idLocatario)} and k.fecha_fin >= ${day}::date and k.fecha_inicio <= ${day}::date`),
  )
  return total
}

/** The memberships that were active at the end, and of those that ended, which were renewed and which were lost. */
export const membresiasDelPeriodo: ReportDefinition = {
  lugar: 2,
  sees: ({ may }) => calls['POST /contrataciones/listar'].access.some(may),
  async read(tx, session, question) {
    const { idLocatario } = session
    const { periodo, anterior, today } = question
    // A period that is under way ends today.
    const last = periodo.desde <= today && today < periodo.hasta ? today : periodo.hasta
    const active = {
      valor: await activeOn(tx, idLocatario, last),
      anterior: await activeOn(tx, idLocatario, anterior.hasta),
    }
    const { renovadas, perdidas } = await ended(tx, idLocatario, question)
    const lost = ({ desde, hasta }: Periodo) =>
      listaDe(session, { status: '1', fin_desde: desde, fin_hasta: hasta, sin_renovar: 'si' })
    return {
      titulo: 'Membresías',
      nota: 'Activas, el último día del periodo o, si aún no termina, hoy. Renovadas son las que terminaron en el periodo y tienen otra del mismo cliente que termina después; perdidas, las que ya terminaron sin ninguna.',
      unidad: 'numero',
      total: null,
      tablas: [
        {
          titulo: 'Membresías activas, renovadas y perdidas',
          columna: 'Membresías',
          filas: [
            fila('Activas', active, listaDe(session, { status: '0,1', inicio_hasta: last, fin_desde: last })),
            fila('Renovadas', renovadas.total),
            fila('Perdidas', perdidas.total, lost(periodo)),
          ],
        },
        porMes('Membresías renovadas por mes', question, renovadas.meses),
        porMes('Membresías perdidas por mes', question, perdidas.meses, lost),
      ],
    }
  },
}
