import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'

/** The likeliest pairs that a search keeps. */
const KEPT_MAX = 50_000
const AT_ONCE = 10_000

/** Ends a search: forgets what it did not find again, tells more of each pair, and says which pairs hang together. */
export async function finishSearch(tx: Tx, idBusqueda: string): Promise<void> {
  await tx.execute(sql`
    delete from pares_duplicados where id_locatario = locatario() and (id_busqueda <> ${idBusqueda}::uuid or
      (id_uno, id_otro) in (select id_uno, id_otro from pares_duplicados where id_locatario = locatario()
        and id_busqueda = ${idBusqueda}::uuid order by f_peso(motivos) desc, id_uno, id_otro offset ${KEPT_MAX}))`)
  await tx.execute(sql`
    update pares_duplicados t set motivos = array(select distinct r from unnest(
        t.motivos || case when j.nombre then '{nombre}'::text[] else '{}' end
          || case when j.nacimiento then '{nacimiento}'::text[] else '{}' end) r)
    from (
      select p.id_uno, p.id_otro, a.nacimiento = b.nacimiento as nacimiento,
        position(' ' in a.cliente_n) > 0 and f_parecido(
          a.cliente_n, f_sonido(a.cliente_n), a.nombre_n, a.apellido_paterno_n, a.apellido_materno_n,
          b.cliente_n, f_sonido(b.cliente_n), b.nombre_n, b.apellido_paterno_n, b.apellido_materno_n) > 0 as nombre
      from pares_duplicados p
      join clientes a on a.id_locatario = locatario() and a._id = p.id_uno
      join clientes b on b.id_locatario = locatario() and b._id = p.id_otro
      where p.id_locatario = locatario()
    ) j
    where t.id_locatario = locatario() and t.id_uno = j.id_uno and t.id_otro = j.id_otro and (j.nombre or j.nacimiento)`)
  const { rows } = await tx.execute<{ id_uno: string; id_otro: string }>(
    sql`select id_uno, id_otro from pares_duplicados where id_locatario = locatario()`,
  )
  const groupOf = groupsOf(rows.map(({ id_uno, id_otro }) => [id_uno, id_otro]))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE)
    await tx.execute(sql`
      update pares_duplicados t set grupo = n.grupo
      from unnest(
        ${sql.param(part.map(({ id_uno }) => id_uno))}::uuid[], ${sql.param(part.map(({ id_otro }) => id_otro))}::uuid[],
        ${sql.param(part.map(({ id_uno }) => groupOf(id_uno)))}::uuid[]
      ) as n (uno, otro, grupo)
      where t.id_locatario = locatario() and t.id_uno = n.uno and t.id_otro = n.otro`)
  }
}

/** The group of each of these ids, one of its members: what pairs join, one by one, is one group. */
export function groupsOf(pairs: readonly (readonly [string, string])[]): (id: string) => string {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up
    // The next look is short.
    for (let at = id; at !== root;) {
      const up = parents.get(at) ?? root
      parents.set(at, root)
      at = up
    }
    return root
  }
  for (const [one, other] of pairs) {
    const [a, b] = [rootOf(one), rootOf(other)]
    if (a !== b) parents.set(a > b ? a : b, a > b ? b : a)
  }
  return rootOf
}
