import { eq, sql } from '../../platform/database/drizzle.ts'
import { membresias } from '../membresias/table.ts'
import { contar } from '../reportes/contar.ts'
import type { ReportDefinition } from '../reportes/reporte.ts'
import { fila, porColumna, porMes, porOpcion } from '../reportes/tablas.ts'
import { seesSums } from './access.ts'
import { METODOS } from './list/labels.ts'
import { ingresosDe, listaDe } from './reporte.ts'

/** What was paid, by month, plan and method. */
export const ingresos: ReportDefinition = {
  lugar: 1,
  sees: seesSums,
  async read(tx, session, question) {
    const { idLocatario } = session
    const { total, meses, por } = await contar(tx, question, {
      de: sql`from ${ingresosDe(idLocatario)} k where true`,
      cuando: sql`k.fecha`,
      inicioDe: (day) => day,
      tipo: 'date',
      medida: sql`sum(k.monto)`,
      por: [sql`k.id_membresia`, sql`k.metodo`],
    })
    const [planes = new Map(), metodos = new Map()] = por
    // Plans as they are called now, deleted ones too.
    const plans = await tx
      .select({ _id: membresias._id, nombre: membresias.nombre })
      .from(membresias)
      .where(eq(membresias.id_locatario, idLocatario))
    const names = new Map<string | null, string>(plans.map(({ _id, nombre }) => [_id, nombre]))
    const list = ({ desde, hasta } = question.periodo, more: Record<string, string> = {}) =>
      listaDe(session, { pago_desde: desde, pago_hasta: hasta, ...more })
    return {
      titulo: 'Ingresos',
      nota: 'Cada pago, en su día; de una contratación sin pagos registrados, su total, el día en que empezó, si no se canceló. Sin las de clientes eliminados.',
      unidad: 'dinero',
      total: fila('Ingresos', total, list()),
      tablas: [
        porMes('Ingresos por mes', question, meses, list),
        porColumna(
          'Ingresos por membresía',
          'Membresía',
          planes,
          (id) => names.get(id) ?? 'Otra',
          (id) => list(question.periodo, { membresia: id ?? '' }),
        ),
        porOpcion('Ingresos por método de pago', 'Método de pago', metodos, METODOS, (metodo) =>
          list(question.periodo, { metodo }),
        ),
      ],
    }
  },
}
