import { type CampoCliente, DIAS_PARA_DESHACER, type Union } from '@backoffice/shared/contract'
import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import { lockAny, restoreRow, updateRow } from '../../../platform/rows/rows.ts'
import { cliente, type ClienteEntero } from '../../clientes/entidad.ts'
import { type CamposTomados, uniones } from '../table.ts'
import { moveBack } from './follow.ts'
import { forgetInherited } from './pairs.ts'
import { findUnion, unionOf } from './repository.ts'

export interface Undone {
  union: Union
  /** Fields of the one that stayed that somebody changed since. */
  conservados: CampoCliente[]
  /** It had been undone before. */
  again: boolean
}

/** Puts both clients back, with what each had; what was added since stays with the one that stayed. */
export async function undoMerge(tx: Tx, actor: Actor, id: string): Promise<Undone> {
  const { idLocatario, idUsuario } = actor
  const which = and(eq(uniones.id_locatario, idLocatario), eq(uniones._id, id))
  const [row] = await tx.select({ campos: uniones.campos }).from(uniones).where(which).for('update')
  const union = await findUnion(tx, id)
  if (!row || !union) throw notFound('La unión no existe')
  if (union.deshecha !== null) return { union, conservados: [], again: true }
  const queda = await takeStaying(tx, idLocatario, union)
  if (!union.se_deshace) throw new Refusal(409, await whyNot(tx, idLocatario, union))

  const { antes, despues, conservados } = backOf(row.campos, queda)
  await updateRow(tx, cliente, idLocatario, union.queda._id, antes)
  const back = await restoreRow(tx, cliente, idLocatario, union.va._id, { unido: false })
  await moveBack(tx, id, union.va._id, union.queda._id)
  await forgetInherited(tx, id)
  await tx
    .update(uniones)
    .set({ deshecha: sql`clock_timestamp()`, deshecha_por: idUsuario })
    .where(which)

  const entidad = 'cliente'
  auditBy(tx, actor, {
    ...{ accion: 'editar', entidad, idEntidad: union.queda._id },
    antes: { ...despues, union: union.va.nombre },
    despues: { ...antes, union: null },
  })
  auditBy(tx, actor, { accion: 'restaurar', entidad, idEntidad: union.va._id, despues: back })
  const undone = await findUnion(tx, id)
  if (!undone) throw new Error('it was there before')
  return { union: undone, conservados, again: false }
}

/** Locks both, in the order of a merge, and refuses where the one that stayed is gone. */
async function takeStaying(tx: Tx, idLocatario: string, { va, queda }: Union): Promise<ClienteEntero> {
  const taken = new Map<string, (ClienteEntero & { eliminacion: string | null }) | undefined>()
  for (const id of [va._id, queda._id].toSorted()) taken.set(id, await lockAny(tx, cliente, idLocatario, id))
  const row = taken.get(queda._id)
  if (row?.eliminacion === null) return row
  const later = await unionOf(tx, queda._id)
  throw new Refusal(
    409,
    later
      ? `«${queda.nombre}» se unió después con «${later.queda.nombre}»; primero hay que deshacer esa unión`
      : `«${queda.nombre}» está eliminado; primero hay que restaurarlo`,
  )
}

async function whyNot(tx: Tx, idLocatario: string, { va }: Union): Promise<string> {
  const { rows } = await tx.execute<{ datos_borrados: boolean }>(
    sql`select datos_borrados from clientes where id_locatario = ${idLocatario}::uuid and _id = ${va._id}::uuid`,
  )
  return rows[0]?.datos_borrados
    ? 'Los datos de ese cliente se borraron para siempre; la unión no se puede deshacer'
    : `Pasaron más de ${DIAS_PARA_DESHACER} días; la unión ya no se puede deshacer`
}

/** The values that come back: those that still say what the merge wrote. */
function backOf(campos: CamposTomados, queda: ClienteEntero) {
  const antes: Record<string, unknown> = {}
  const despues: Record<string, unknown> = {}
  const conservados: CampoCliente[] = []
  for (const [campo, taken] of Object.entries(campos) as [CampoCliente, CamposTomados[CampoCliente]][]) {
    if ((queda[campo] ?? null) !== (taken?.despues ?? null)) conservados.push(campo)
    else {
      antes[campo] = taken?.antes
      despues[campo] = taken?.despues
    }
  }
  return { antes, despues, conservados }
}
