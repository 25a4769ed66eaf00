import type { GrupoDuplicados, MotivoDePar } from '@backoffice/shared/contract'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { and, eq, sql, type SQL } from '../../../platform/database/drizzle.ts'
import { clientes } from '../../clientes/table.ts'
import { groupsOf } from '../search/finish.ts'

interface Pair extends Record<string, unknown> {
  id_uno: string
  id_otro: string
  motivos: MotivoDePar[]
}

interface Page {
  pagina: number
  filas: number
}

/** A group of more pairs than these is shown in part: merging some makes room for the rest. */
const PAIRS_MAX = 60

/**
 * Both are current clients, looked up one by one by their key. Before anybody has counted the rows, the planner would rather join
 * («offset» forbids it), or read the index of all current clients for each («is null» allows it): 20 s for 6,000 pairs.
 */
const vivos = (p: SQL) => sql`${isVivo(sql`${p}.id_uno`)} and ${isVivo(sql`${p}.id_otro`)}`

const isVivo = (id: SQL) => sql`
  exists (select from clientes c where c.id_locatario = locatario() and c._id = ${id}
    and coalesce(c.eliminacion, 'infinity') = 'infinity' offset 0)`

/** The pairs that a search found and nobody has merged or told apart. */
const pendientes = sql`
  select p.grupo, p.id_uno, p.id_otro, p.motivos from pares_duplicados p
  where p.id_locatario = locatario() and p.grupo is not null and ${vivos(sql`p`)}
    and not exists (select from pares_distintos d
      where d.id_locatario = locatario() and d.id_uno = p.id_uno and d.id_otro = p.id_otro offset 0)`

/** A page of what was found, the likeliest groups first. */
export async function listGroups(tx: Tx, idLocatario: string, { pagina, filas }: Page) {
  const { rows: groups } = await tx.execute<{ grupo: string; total: number }>(sql`
    with pendientes as (${pendientes})
    select grupo, (count(*) over ())::int as total from pendientes group by grupo
    order by max(f_peso(motivos)) desc, grupo limit ${filas} offset ${pagina * filas}`)
  const grupos: GrupoDuplicados[] = []
  for (const { grupo } of groups) {
    const { rows } = await tx.execute<Pair>(sql`
      select id_uno, id_otro, motivos from (${pendientes}) p where grupo = ${grupo}::uuid
      order by f_peso(motivos) desc, id_uno, id_otro limit ${PAIRS_MAX}`)
    grupos.push(...(await shown(tx, idLocatario, rows)))
  }
  return { grupos, total: groups[0]?.total ?? 0 }
}

/** A page of those that people told apart, the latest first: what they said, not what follows from a merge. */
export async function listApart(tx: Tx, idLocatario: string, { pagina, filas }: Page) {
  const { rows } = await tx.execute<Pair & { total: number }>(sql`
    select d.id_uno, d.id_otro, coalesce(p.motivos, '{}') as motivos, (count(*) over ())::int as total
    from pares_distintos d left join pares_duplicados p
      on p.id_locatario = locatario() and p.id_uno = d.id_uno and p.id_otro = d.id_otro
    where d.id_locatario = locatario() and d.id_union is null and ${vivos(sql`d`)}
    order by d.momento desc, d.id_uno, d.id_otro limit ${filas} offset ${pagina * filas}`)
  const grupos: GrupoDuplicados[] = []
  for (const row of rows) grupos.push(...(await shown(tx, idLocatario, [row])))
  return { grupos, total: rows[0]?.total ?? 0 }
}

/** These pairs with their clients; telling two apart may have divided a group. */
async function shown(tx: Tx, idLocatario: string, pairs: Pair[]): Promise<GrupoDuplicados[]> {
  const groupOf = groupsOf(pairs.map(({ id_uno, id_otro }) => [id_uno, id_otro]))
  const groups = new Map<string, Pair[]>()
  for (const pair of pairs) {
    const group = groupOf(pair.id_uno)
    groups.set(group, [...(groups.get(group) ?? []), pair])
  }
  const found: GrupoDuplicados[] = []
  for (const pares of groups.values()) {
    const ids = [...new Set(pares.flatMap(({ id_uno, id_otro }) => [id_uno, id_otro]))]
    found.push({
      clientes: await rowsOf(tx, idLocatario, ids),
      pares: pares.map(({ id_uno, id_otro, motivos }) => ({
        ids: [id_uno, id_otro],
        motivos: IN_ORDER.filter((motivo) => motivos.includes(motivo)),
      })),
    })
  }
  return found
}

const IN_ORDER: MotivoDePar[] = ['curp', 'rfc', 'email', 'celular', 'nombre', 'nacimiento']

/** The oldest first: it is the one with a history, as a rule. */
const rowsOf = (tx: Tx, idLocatario: string, ids: string[]) =>
  tx
    .select({
      _id: clientes._id,
      version: clientes.version,
      nombre: clientes.nombre,
      apellido_paterno: clientes.apellido_paterno,
      apellido_materno: clientes.apellido_materno,
      celular: clientes.celular,
      email: clientes.email,
      nacimiento: clientes.nacimiento,
      rfc: clientes.rfc,
      creacion: clientes.creacion,
    })
    .from(clientes)
    .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))
    .orderBy(clientes.creacion, clientes._id)
