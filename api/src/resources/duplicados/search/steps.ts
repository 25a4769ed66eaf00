import type { MotivoDePar } from '@backoffice/shared/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { sql, type SQL } from '../../../platform/database/drizzle.ts'

/** What more clients than these share is an office's, a family's or nobody's, and says nothing of two of them. */
const SHARED_MAX = 20
/** However common something is, no step finds more pairs: nobody could look at them. */
const PAIRS_MAX = 50_000
/** About how many clients one look at birthdays has. */
export const SLICE = 20_000

interface Said {
  motivo: MotivoDePar
  /** What a client says, and which clients say anything. */
  dicho: SQL
  donde: SQL
}

/** What two clients say alike, by the rules of migration 0064; a look at all of them each. */
export const SAID: readonly Said[] = [
  { motivo: 'rfc', dicho: sql`f_dice_clave(rfc)`, donde: sql`rfc <> ''` },
  { motivo: 'curp', dicho: sql`f_clave(curp)`, donde: sql`curp <> ''` },
  { motivo: 'email', dicho: sql`email_n`, donde: sql`email_n <> ''` },
  { motivo: 'celular', dicho: sql`f_dice_telefono(celular)`, donde: sql`celular <> ''` },
  // A given name alone says nothing.
  { motivo: 'nombre', dicho: sql`cliente_n`, donde: sql`position(' ' in cliente_n) > 0` },
]

/** Two people of one name have different RFCs or CURPs. */
const CLAVES_DISTINTAS = sql`(
  f_dice_clave(a.rfc) <> '' and f_dice_clave(b.rfc) <> '' and f_dice_clave(a.rfc) <> f_dice_clave(b.rfc)
  or a.curp <> '' and b.curp <> '' and f_clave(a.curp) <> f_clave(b.curp)
)`

/** Two clients, the lesser id first. */
export interface Pair {
  uno: string
  otro: string
}

const pairsOf = async (tx: Tx, asked: SQL): Promise<Pair[]> =>
  (await tx.execute<Pair & Record<string, unknown>>(sql`${asked} limit ${PAIRS_MAX}`)).rows

/** A pair found twice by one search has both reasons. */
export async function keepPairs(
  tx: Tx,
  idBusqueda: string,
  { motivos, pairs }: { motivos: MotivoDePar[]; pairs: Pair[] },
): Promise<void> {
  await tx.execute(sql`
    insert into pares_duplicados (id_locatario, id_uno, id_otro, motivos, id_busqueda)
    select locatario(), uno, otro, ${sql.param(motivos)}::text[], ${idBusqueda}::uuid
    from unnest(${sql.param(pairs.map(({ uno }) => uno))}::uuid[], ${sql.param(pairs.map(({ otro }) => otro))}::uuid[]) p (uno, otro)
    on conflict (id_locatario, id_uno, id_otro) do update set
      motivos = case when pares_duplicados.id_busqueda = excluded.id_busqueda
        then array(select distinct m from unnest(pares_duplicados.motivos || excluded.motivos) m)
        else excluded.motivos end,
      id_busqueda = excluded.id_busqueda, id_union = null`)
}

/** Each two of those that say the same: who says what nobody else does is counted, and not gathered. A name alone counts where nothing says that they are two. */
export function findSaid(tx: Tx, { motivo, dicho, donde }: Said): Promise<Pair[]> {
  const judged =
    motivo === 'nombre'
      ? sql`join clientes a on a.id_locatario = locatario() and a._id = uno
          join clientes b on b.id_locatario = locatario() and b._id = otro
          where (a.nacimiento is null or b.nacimiento is null) and not ${CLAVES_DISTINTAS}`
      : sql``
  return pairsOf(
    tx,
    sql`with dichos as materialized (
        select _id, ${dicho} collate "C" as dicho from clientes
        where id_locatario = locatario() and eliminacion is null and ${donde}
      )
      select uno, otro from (
        select least(x, y) as uno, greatest(x, y) as otro from (
          select array_agg(_id) as ids from dichos where dicho in (
            select dicho from dichos where dicho <> '' group by dicho having count(*) between 2 and ${SHARED_MAX}
          ) group by dicho
        ) g, unnest(ids) x, unnest(ids) y where x < y
      ) q ${judged}`,
  )
}

/** The last birthday of the next slice; null: all have been compared. */
export async function nextBirthday(tx: Tx, after: string | null): Promise<string | null> {
  const { rows } = await tx.execute<{ dia: string | null }>(sql`
    select max(nacimiento)::text as dia from (
      select nacimiento from clientes
      where id_locatario = locatario() and eliminacion is null and nacimiento > coalesce(${after}::date, '-infinity')
      order by nacimiento limit ${SLICE}
    ) c`)
  return rows[0]?.dia ?? null
}

/**
 * Similar names of one birthday. As in posibles_duplicados, names that share a hash are compared; so each client is
 * hashed once, and meets those few of its day.
 */
export function findBirthdays(tx: Tx, { after, to }: { after: string | null; to: string }): Promise<Pair[]> {
  return pairsOf(
    tx,
    sql`
        with vistos as materialized (
          select _id, nacimiento, cliente_n, nombre_n as n, apellido_paterno_n as p, apellido_materno_n as m, rfc, curp,
            f_sonido(cliente_n) as suena
          from clientes
          where id_locatario = locatario() and eliminacion is null and position(' ' in cliente_n) > 0
            and nacimiento > coalesce(${after}::date, '-infinity') and nacimiento <= ${to}::date
        ), juntos as (
          select array_agg(_id) as ids from vistos, unnest(f_huellas(locatario(), n, p, m, '', '', '', '')) h
          group by nacimiento, h having count(*) between 2 and 50
        ), pares as (
          select distinct x as uno, y as otro from juntos, unnest(ids) x, unnest(ids) y where x < y
        )
        select uno, otro from pares join vistos a on a._id = uno join vistos b on b._id = otro
        where f_parecido(a.cliente_n, a.suena, a.n, a.p, a.m, b.cliente_n, b.suena, b.n, b.p, b.m) > 0
          and not ${CLAVES_DISTINTAS}`,
  )
}
