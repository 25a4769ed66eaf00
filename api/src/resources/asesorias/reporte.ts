import type { PeriodoDeReporte as Periodo } from '@backoffice/shared/contract'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { contar } from '../reportes/contar.ts'
import type { ReportDefinition } from '../reportes/reporte.ts'
import { fila, porColumna, porOpcion } from '../reportes/tablas.ts'
import { nombreCompleto, usuarios } from '../usuarios/table.ts'
import { STATUS, TIPOS } from './entidad.ts'

/** The advisories that began, by advisor, tipo and status. */
export const asesoriasDelPeriodo: ReportDefinition = {
  lugar: 3,
  sees: ({ may }) => may('asesorias.ver'),
  async read(tx, { idLocatario }, question) {
    const { total, por } = await contar(tx, question, {
      de: sql`from asesorias a where a.id_locatario = ${idLocatario} and a.eliminacion is null`,
      cuando: sql`a.creacion`,
      inicioDe: (day) => day,
      tipo: 'date',
      medida: sql`count(*)`,
      por: [sql`a.id_asesor`, sql`a.tipo`, sql`a.status`],
    })
    const [asesores = new Map(), tipos = new Map(), status = new Map()] = por
    // Includes deleted people, whose names stay (D25).
    const people = await tx
      .select({ _id: usuarios._id, nombre: nombreCompleto() })
      .from(usuarios)
      .where(eq(usuarios.id_locatario, idLocatario))
    const names = new Map<string | null, string>(people.map(({ _id, nombre }) => [_id, nombre]))
    const list = ({ desde, hasta }: Periodo, more: string, status = '0,1') =>
      `/asesorias?status=${status}&fecha_inicio=${desde}&fecha_fin=${hasta}${more}`
    return {
      titulo: 'Asesorías',
      nota: 'Las que empezaron en el periodo, sin las eliminadas.',
      unidad: 'numero',
      total: fila(question, 'Asesorías', total, (periodo) => list(periodo, '')),
      tablas: [
        porColumna(
          question,
          { titulo: 'Asesorías por asesor', columna: 'Asesor', pares: asesores },
          (id) => names.get(id) ?? 'Otra persona',
          (periodo, id) => list(periodo, `&asesor=${id}`),
        ),
        porOpcion(
          question,
          { titulo: 'Asesorías por tipo', columna: 'Tipo', pares: tipos },
          TIPOS,
          (periodo, tipo) => list(periodo, `&tipo=${tipo}`),
        ),
        porOpcion(
          question,
          { titulo: 'Asesorías por status', columna: 'Status', pares: status },
          STATUS,
          (periodo, one) => list(periodo, '', one),
        ),
      ],
    }
  },
}
