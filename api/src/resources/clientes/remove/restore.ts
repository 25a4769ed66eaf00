import type { Actor } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { restoreRecord, type Which } from '../../../platform/rows/records.ts'
import { anyRow } from '../../../platform/rows/rows.ts'
import { unionOf } from '../../duplicados/merge/repository.ts'
import { cliente } from '../entidad.ts'
import { clientes } from '../table.ts'

const MERGED = (queda: string) =>
  `Este cliente se unió con «${queda}»; para que vuelva hay que deshacer la unión`
const ERASED = 'Los datos de este cliente se borraron para siempre; no se puede restaurar'

/**
 * Puts a deleted client back into the lists; one whose data was erased stays erased (D53), and one that was merged
 * comes back by undoing that (E-12).
 */
export async function restaurarCliente(tx: Tx, actor: Actor, which: Which): Promise<void> {
  const [found] = await tx
    .select({ borrados: clientes.datos_borrados, unido: clientes.unido })
    .from(clientes)
    .where(anyRow(clientes, actor.idLocatario, which.id))
    .for('update')
  if (found?.borrados) throw new Refusal(409, ERASED)
  if (found?.unido) throw new Refusal(409, MERGED((await unionOf(tx, which.id))?.queda.nombre ?? 'otro'))
  await restoreRecord(tx, cliente, actor, which)
}
