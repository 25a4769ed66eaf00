import type { Asesor, AsesoriaDetalles } from '@backoffice/shared/contract'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import { hasOpenAccess } from '../../platform/auth/access.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Asesoria, asesoria } from './entidad.ts'
import { asesorias } from './table.ts'
import { usuarios, nombreCompleto } from '../usuarios/table.ts'
import { deletedRow, liveRow } from '../../platform/rows/rows.ts'

/**
 * One current advisory, or a deleted one, with the names of its client and advisor, who may have been deleted (D25).
 */
export async function findAsesoria(
  tx: Tx,
  idLocatario: string,
  id: string,
  which: 'current' | 'deleted' = 'current',
): Promise<AsesoriaDetalles | undefined> {
  const asesor = and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor))
  const [row] = await tx
    .select({
      ...asesoria.columnas,
      _id: asesorias._id,
      status: asesorias.status,
      cliente: asesorias.cliente,
      empresa: asesorias.empresa,
      asesor: nombreCompleto(),
    })
    .from(asesorias)
    .innerJoin(usuarios, asesor)
    .where(which === 'deleted' ? deletedRow(asesorias, idLocatario, id) : liveRow(asesorias, idLocatario, id))
  if (!row) return undefined
  const { id_cliente, id_asesor, cliente, asesor: nombre, ...rest } = row
  return {
    ...(rest as AsesoriaDetalles),
    cliente: { _id: id_cliente, nombre: cliente },
    asesor: { _id: id_asesor, nombre },
  }
}

export async function insertAsesoria(tx: Tx, idLocatario: string, nueva: Asesoria): Promise<string> {
  const _id = uuidv7()
  // A trigger fills in the client's names.
  await tx.insert(asesorias).values({ ...nueva, id_locatario: idLocatario, _id })
  return _id
}

/** The possible advisors: every active user whose access is open, by full name. */
export const listAsesores = (tx: Tx, idLocatario: string): Promise<Asesor[]> =>
  tx
    .select({ _id: usuarios._id, nombre: nombreCompleto() })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), isNull(usuarios.eliminacion), hasOpenAccess(usuarios)))
    .orderBy(nombreCompleto(), usuarios._id)
