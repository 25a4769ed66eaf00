import type { AsesoriaHistorial } from '@backoffice/shared/contract'
import { and, desc, eq, isNull } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asesorias } from '../asesorias/table.ts'
import { usuarios, nombreCompleto } from '../usuarios/table.ts'

/** The status of an advisory on a day of the office (D13): only its end is stored. */
export function historyStatus(
  { fecha_inicio, fecha_fin }: { fecha_inicio: string; fecha_fin: string | null },
  today: string,
): AsesoriaHistorial['status'] {
  if (fecha_fin !== null) return 2
  // ISO days compare correctly as text.
  return fecha_inicio > today ? 0 : 1
}

/** The current advisories of a client, newest first, with their advisors' names, even of deleted ones (D25). */
export async function readHistory(
  tx: Tx,
  idLocatario: string,
  idCliente: string,
  today: string,
): Promise<AsesoriaHistorial[]> {
  const asesor = and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor))
  const rows = await tx
    .select({
      _id: asesorias._id,
      tipo: asesorias.tipo,
      asesor: nombreCompleto(),
      motivo: asesorias.motivo,
      fecha_inicio: asesorias.creacion,
      fecha_fin: asesorias.finalizacion,
    })
    .from(asesorias)
    .innerJoin(usuarios, asesor)
    .where(
      and(
        eq(asesorias.id_locatario, idLocatario),
        eq(asesorias.id_cliente, idCliente),
        isNull(asesorias.eliminacion),
      ),
    )
    .orderBy(desc(asesorias.creacion), desc(asesorias._id))
  return rows.map((row) => ({
    ...row,
    tipo: row.tipo as AsesoriaHistorial['tipo'],
    status: historyStatus(row, today),
  }))
}
