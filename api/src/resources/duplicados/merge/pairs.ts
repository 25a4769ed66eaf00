import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'

interface Merged {
  idUnion: string
  va: string
  queda: string
}

/** The other client of each pair of the one that goes. */
const others = (tabla: 'pares_duplicados' | 'pares_distintos', { va, queda }: Merged) => sql`
  select case when id_uno = ${va}::uuid then id_otro else id_uno end as otro, t.*
  from ${sql.identifier(tabla)} t
  where id_locatario = locatario() and ${va}::uuid in (id_uno, id_otro) and ${queda}::uuid not in (id_uno, id_otro)`

/** Whoever may be the one that went may be the one that stays; whoever is not the one is not the other. */
export async function inheritPairs(tx: Tx, merged: Merged): Promise<void> {
  const { idUnion, queda } = merged
  await tx.execute(sql`
    insert into pares_duplicados (id_locatario, id_uno, id_otro, motivos, id_busqueda, grupo, id_union)
    select locatario(), least(otro, ${queda}::uuid), greatest(otro, ${queda}::uuid), motivos, id_busqueda, grupo,
      ${idUnion}::uuid
    from (${others('pares_duplicados', merged)}) o on conflict do nothing`)
  await tx.execute(sql`
    insert into pares_distintos (id_locatario, id_uno, id_otro, id_usuario, id_union)
    select locatario(), least(otro, ${queda}::uuid), greatest(otro, ${queda}::uuid), id_usuario, ${idUnion}::uuid
    from (${others('pares_distintos', merged)}) o on conflict do nothing`)
}

/** What followed from a merge goes with it. */
export async function forgetInherited(tx: Tx, idUnion: string): Promise<void> {
  for (const tabla of ['pares_duplicados', 'pares_distintos'])
    await tx.execute(
      sql`delete from ${sql.identifier(tabla)} where id_locatario = locatario() and id_union = ${idUnion}::uuid`,
    )
}
