import type { AsesoriaFila } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { asesorias } from '../table.ts'
import { usuarios, nombreCompleto } from '../../usuarios/table.ts'

/** The rows of these advisories. */
export const asesoriasRows = (tx: Tx, idLocatario: string, ids: string[]): Promise<AsesoriaFila[]> =>
  tx
    .select({
      _id: asesorias._id,
      version: asesorias.version,
      cliente: asesorias.cliente,
      empresa: asesorias.empresa,
      motivo: asesorias.motivo,
      creacion: asesorias.creacion,
      finalizacion: asesorias.finalizacion,
      status: asesorias.status,
      asesor: nombreCompleto(),
      id_asesor: asesorias.id_asesor,
      tipo: asesorias.tipo,
      hora: asesorias.hora,
      minutos: asesorias.minutos,
    })
    .from(asesorias)
    // Includes deleted people, whose names stay (D25).
    .innerJoin(
      usuarios,
      and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor)),
    )
    .where(and(eq(asesorias.id_locatario, idLocatario), anyOf(asesorias._id, ids))) as Promise<AsesoriaFila[]>
