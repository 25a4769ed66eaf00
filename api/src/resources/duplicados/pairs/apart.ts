import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { takeCliente } from '../../clientes/repository.ts'

const ENTIDAD = 'pares_distintos'

/** Each two of these ids, the smaller first. */
const pairsOf = (ids: string[]) => sql`
  select x as uno, y as otro from unnest(${sql.param(ids)}::uuid[]) x, unnest(${sql.param(ids)}::uuid[]) y where x < y`

/** Remembers that each two of these are different people; saying it again changes nothing. */
export async function tellApart(tx: Tx, actor: Actor, ids: string[]): Promise<void> {
  for (const id of ids.toSorted()) await takeCliente(tx, actor.idLocatario, id)
  await tx.execute(sql`
    insert into pares_distintos (id_locatario, id_uno, id_otro, id_usuario)
    select locatario(), uno, otro, ${actor.idUsuario}::uuid from (${pairsOf(ids)}) p
    on conflict (id_locatario, id_uno, id_otro) do update set id_union = null`)
  const [idEntidad] = ids
  auditBy(tx, actor, { accion: 'crear', entidad: ENTIDAD, ...(idEntidad && { idEntidad }), despues: { ids } })
}

/** Takes it back. */
export async function takeBack(tx: Tx, actor: Actor, ids: string[]): Promise<void> {
  for (const id of ids.toSorted()) await takeCliente(tx, actor.idLocatario, id)
  await tx.execute(sql`
    delete from pares_distintos d using (${pairsOf(ids)}) p
    where d.id_locatario = locatario() and d.id_uno = p.uno and d.id_otro = p.otro`)
  const [idEntidad] = ids
  auditBy(tx, actor, {
    accion: 'eliminar',
    entidad: ENTIDAD,
    ...(idEntidad && { idEntidad }),
    antes: { ids },
  })
}
