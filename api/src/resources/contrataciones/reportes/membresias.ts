import { calls, type PeriodoDeReporte as Periodo } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { monthsOf } from '../../reportes/periodo.ts'
import type { Pregunta, ReportDefinition } from '../../reportes/reporte.ts'
import { fila, porMes } from '../../reportes/tablas.ts'
import { deClientesVivos, listaDe } from './counted.ts'

interface Row extends Record<string, unknown> {
  tramo: number
  renovadas: number
  perdidas: number
  activas: number
  activas_antes: number
}

/**
 * The purchases that were active on the last day of each period; and of those that ended in both, by month, how many have
 * one of the same client that ends later (D54), and how many have not although their end has passed. All in one scan:
 * purchases that count are of the day when the former period begins, or end later.
 */
async function readAll(tx: Tx, idLocatario: string, { periodo, anterior, today }: Pregunta, last: string) {
  const was = monthsOf(anterior)
  const now = monthsOf(periodo)
  const starts = [...was, ...now].map(({ desde }) => desde)
  const within = ({ desde, hasta }: Periodo) => sql`(fecha_fin between ${desde}::date and ${hasta}::date)`
  const ended = sql`${within(anterior)} or ${within(periodo)}`
  const on = (day: string) =>
    sql`count(*) filter (where k.fecha_inicio <= ${day}::date and k.fecha_fin >= ${day}::date)`
  const { rows } = await tx.execute<Row>(sql`
    select case when ${ended} then width_bucket(fecha_fin, ${sql.param(starts)}::date[]) else 0 end as tramo,
      sum(renovadas)::int as renovadas, sum(perdidas)::int as perdidas,
      sum(activas)::int as activas, sum(activas_antes)::int as activas_antes
    from (
      -- By days first, which are few: the months are asked of these.
      select k.fecha_fin, count(*) filter (where k.ultima > k.fecha_fin) as renovadas,
        count(*) filter (where k.ultima = k.fecha_fin and k.fecha_fin < ${today}::date) as perdidas,
        ${on(last)} as activas, ${on(anterior.hasta)} as activas_antes
      from (
        select k.fecha_inicio, k.fecha_fin, max(k.fecha_fin) over (partition by k.id_cliente) as ultima
        from contrataciones k
        where ${deClientesVivos(idLocatario)} and k.fecha_fin >= ${anterior.desde}::date
      ) k
      group by k.fecha_fin
    ) k
    group by 1`)
  const by = (which: 'renovadas' | 'perdidas') => {
    const all = starts.map((_, n) => rows.find(({ tramo }) => tramo === n + 1)?.[which] ?? 0)
    const meses = { anterior: all.slice(0, was.length), valor: all.slice(was.length) }
    return { meses, total: { valor: sum(meses.valor), anterior: sum(meses.anterior) } }
  }
  return {
    renovadas: by('renovadas'),
    perdidas: by('perdidas'),
    activas: {
      valor: sum(rows.map(({ activas }) => activas)),
      anterior: sum(rows.map(({ activas_antes }) => activas_antes)),
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** The memberships that were active at the end, and of those that ended, which were renewed and which were lost. */
export const membresiasDelPeriodo: ReportDefinition = {
  lugar: 2,
  sees: ({ may }) => calls['POST /contrataciones/listar'].access.some(may),
  async read(tx, session, question) {
    const { idLocatario } = session
    const { periodo, today } = question
    // A period that is under way ends today.
    const last = periodo.desde <= today && today < periodo.hasta ? today : periodo.hasta
    const { activas, renovadas, perdidas } = await readAll(tx, idLocatario, question, last)
    const active = ({ hasta }: Periodo) => {
      const day = hasta === periodo.hasta ? last : hasta
      return listaDe(session, { status: '0,1', inicio_hasta: day, fin_desde: day })
    }
    const ended = ({ desde, hasta }: Periodo, more: Record<string, string>) =>
      listaDe(session, { fin_desde: desde, fin_hasta: hasta, ...more })
    const renewed = (those: Periodo) => ended(those, { status: '0,1', renovadas: 'si' })
    const lost = (those: Periodo) => ended(those, { status: '1', sin_renovar: 'si' })
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
            fila(question, 'Activas', activas, active),
            fila(question, 'Renovadas', renovadas.total, renewed),
            fila(question, 'Perdidas', perdidas.total, lost),
          ],
        },
        porMes('Membresías renovadas por mes', question, renovadas.meses, renewed),
        porMes('Membresías perdidas por mes', question, perdidas.meses, lost),
      ],
    }
  },
}
