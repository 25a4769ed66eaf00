import { type PeriodoDeReporte as Periodo, SIN_GIRO } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import { startOfDay } from '../../platform/lists/days.ts'
import { contar } from '../reportes/contar.ts'
import type { ReportDefinition } from '../reportes/reporte.ts'
import { fila, porColumna, porMes } from '../reportes/tablas.ts'

/** The clients who were registered, by month and by what they do. */
export const clientesNuevos: ReportDefinition = {
  lugar: 4,
  sees: ({ may }) => may('clientes.ver'),
  async read(tx, { idLocatario, may }, question) {
    const { total, meses, por } = await contar(tx, question, {
      de: sql`from clientes c where c.id_locatario = ${idLocatario} and c.eliminacion is null`,
      cuando: sql`c.creacion`,
      inicioDe: startOfDay,
      tipo: 'timestamptz',
      medida: sql`count(*)`,
      por: [sql`c.giro`],
    })
    const { rows } = await tx.execute<{ _id: string; nombre: string }>(sql`select _id, nombre from giros`)
    const names = new Map(rows.map(({ _id, nombre }) => [_id, nombre]))
    const [giros = new Map()] = por
    const list = ({ desde, hasta }: Periodo) => `/clientes?registro_desde=${desde}&registro_hasta=${hasta}`
    return {
      titulo: 'Clientes nuevos',
      nota: 'Los que se registraron en el periodo, sin los eliminados.',
      unidad: 'numero',
      total: fila(question, 'Clientes nuevos', total, list),
      tablas: [
        porMes('Clientes nuevos por mes', question, meses, list),
        porColumna(
          question,
          { titulo: 'Clientes nuevos por actividad', columna: 'Actividad empresarial', pares: giros },
          (id) => (id === null ? 'Sin actividad' : (names.get(id) ?? 'Otra')),
          // The list tells what one client does only to those who may see a profile.
          (periodo, id) => (may('clientes.detalles') ? `${list(periodo)}&giro=${id ?? SIN_GIRO}` : null),
        ),
      ],
    }
  },
}
