import type { Database, Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { RightsOf } from '../permisos/rights.ts'
import { endLote, listaOf, lockGroup, moveOn, toRow } from './repository.ts'
import { type AnyLoteSpec, mayBegin } from './spec.ts'
import type { Falla } from './table.ts'

/** One group of a batch's rows. */
export interface Group {
  idLocatario: string
  id: string
  /** The position of its first row. */
  desde: number
}

/** How many rows one transaction does: other people wait no longer than it takes. */
export const GROUP = 100

type Next = (tx: Tx, group: Group) => Promise<void>

/**
 * Does one group of a batch and asks for the next, in one transaction: a process that dies leaves the group undone, and
 * one that comes a second time finds the batch further on and does nothing.
 */
export function workOn(
  db: Database,
  { specs, rightsOf }: { specs: ReadonlyMap<string, AnyLoteSpec>; rightsOf: RightsOf },
  { idLocatario, id, desde }: Group,
  next: Next,
): Promise<void> {
  return db.tenant(idLocatario, async (tx) => {
    const spec = specs.get((await listaOf(tx, idLocatario, id)) ?? '')
    await spec?.turno?.(tx, idLocatario)
    const group = spec && (await lockGroup(tx, idLocatario, id, desde, GROUP))
    const act = group && spec.acciones[group.accion]
    if (!group || !act) return
    const may = await rightsOf(tx, idLocatario, group.id_usuario)
    if (!may || !mayBegin(spec, may)) {
      return endLote(tx, idLocatario, id, 'detenido', 'Se perdió el permiso para hacer esto')
    }
    const actor = { idLocatario, idUsuario: group.id_usuario, origin: group.origen }
    const fallas: Falla[] = []
    for (const [i, rowId] of group.ids.entries()) {
      const row = toRow(rowId, group.versiones[i], group.previos?.[i])
      await act(tx, actor, row, group.datos).catch((error: unknown) => {
        fallas.push({ id: rowId, motivo: sentenceOf(error) })
      })
    }
    const avance = desde + group.ids.length
    await moveOn(tx, idLocatario, id, avance, fallas)
    if (avance < group.total) await next(tx, { idLocatario, id, desde: avance })
    else await endLote(tx, idLocatario, id, 'terminado')
  })
}

/** Why a row was refused; any other error undoes the group, which is tried again. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  return Object.values(error.extra.campos ?? {})[0] ?? error.msg
}
