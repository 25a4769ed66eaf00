import type { PeriodoDeReporte as Periodo } from '@backoffice/shared/contract'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import { membresias } from '../../membresias/table.ts'
import { contar } from '../../reportes/contar.ts'
import type { ReportDefinition } from '../../reportes/reporte.ts'
import { fila, porColumna, porMes, porOpcion } from '../../reportes/tablas.ts'
import { seesSums } from '../access.ts'
import { METODOS } from '../entidad.ts'
import { ingresosDe, listaDe } from './counted.ts'

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
    const list = ({ desde, hasta }: Periodo, more: Record<string, string> = {}) =>
      listaDe(session, { pago_desde: desde, pago_hasta: hasta, ...more })
    return {
      titulo: 'Ingresos',
      nota: 'Cada pago, en su día; de una contratación sin pagos registrados, su total, el día en que empezó, si no se canceló. Sin las de clientes eliminados.',
      unidad: 'dinero',
      total: fila(question, 'Ingresos', total, (periodo) => list(periodo)),
      tablas: [
        porMes('Ingresos por mes', question, meses, (mes) => list(mes)),
        porColumna(
          question,
          { titulo: 'Ingresos por membresía', columna: 'Membresía', pares: planes },
          (id) => names.get(id) ?? 'Otra',
          (periodo, id) => list(periodo, { membresia: id ?? '' }),
        ),
        porOpcion(
          question,
          { titulo: 'Ingresos por método de pago', columna: 'Método de pago', pares: metodos },
          METODOS,
          (periodo, metodo) => list(periodo, { metodo }),
        ),
      ],
    }
  },
}
