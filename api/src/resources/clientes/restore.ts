import type { Actor } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { restoreRecord, type Which } from '../../platform/rows/records.ts'
import { anyRow } from '../../platform/rows/rows.ts'
import { cliente } from './entidad.ts'
import { clientes } from './table.ts'

const ERASED = 'Los datos de este cliente se borraron para siempre; no se puede restaurar'

/** Puts a deleted client back into the lists; one whose data was erased stays erased (D53). */
export async function restaurarCliente(tx: Tx, actor: Actor, which: Which): Promise<void> {
  const [found] = await tx
    .select({ borrados: clientes.datos_borrados })
    .from(clientes)
    .where(anyRow(clientes, actor.idLocatario, which.id))
    .for('update')
  if (found?.borrados) throw new Refusal(409, ERASED)
  await restoreRecord(tx, cliente, actor, which)
}
