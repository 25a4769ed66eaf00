import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'

/** A table whose rows belong to a client, by a foreign key of the database. */
interface Reference {
  tabla: string
  columna: string
}

/** A row that hangs from another one: a receipt from its purchase. */
interface Hanging extends Reference {
  de: string
  por: string
}

/** What a merge itself keeps of clients stays where it is. */
export const OWN = ['pares_duplicados', 'pares_distintos', 'uniones']

/** Everything that refers to a client, as the database itself knows it: a new table follows by itself. */
export async function referencesOf(tx: Tx): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference & Record<string, unknown>>(sql`
    select c.conrelid::regclass::text as tabla, a.attname::text as columna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'clientes'::regclass
      and c.conrelid::regclass::text <> all (${sql.param(OWN)}::text[])
    order by 1, 2`)
  return rows
}

/** Which of them hang from which. */
async function hangingOf(tx: Tx): Promise<Hanging[]> {
  const { rows } = await tx.execute<Hanging & Record<string, unknown>>(sql`
    select h.conrelid::regclass::text as tabla, a.attname::text as columna, h.confrelid::regclass::text as de,
      k.attname::text as por
    from pg_constraint h
    join pg_constraint c on c.contype = 'f' and c.conrelid = h.conrelid and c.confrelid = 'clientes'::regclass
    join pg_constraint d on d.contype = 'f' and d.conrelid = h.confrelid and d.confrelid = 'clientes'::regclass
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    join pg_attribute k on k.attrelid = h.conrelid and k.attnum = h.conkey[2]
    where h.contype = 'f' and h.conrelid::regclass::text <> all (${sql.param(OWN)}::text[])
    order by 1, 3`)
  return rows
}

const name = (text: string) => sql.identifier(text)

/** Gives the records of one client to another, and writes down which. */
export async function moveRecords(tx: Tx, idUnion: string, from: string, to: string): Promise<void> {
  for (const { tabla, columna } of await referencesOf(tx)) {
    await tx.execute(sql`
      with movidas as (
        update ${name(tabla)} set ${name(columna)} = ${to}::uuid
        where id_locatario = locatario() and ${name(columna)} = ${from}::uuid returning _id
      )
      insert into union_filas (id_locatario, id_union, tabla, id_fila)
      select locatario(), ${idUnion}::uuid, ${tabla}, _id from movidas on conflict do nothing`)
  }
}

/** Gives back the records that a merge moved, and those that hang from them since. */
export async function moveBack(tx: Tx, idUnion: string, to: string, from: string): Promise<void> {
  for (const { tabla, columna } of await referencesOf(tx)) {
    await tx.execute(sql`
      update ${name(tabla)} t set ${name(columna)} = ${to}::uuid from union_filas f
      where t.id_locatario = locatario() and t.${name(columna)} = ${from}::uuid and f.id_locatario = locatario()
        and f.id_union = ${idUnion}::uuid and f.tabla = ${tabla} and f.id_fila = t._id`)
  }
  for (const { tabla, columna, de, por } of await hangingOf(tx)) {
    await tx.execute(sql`
      update ${name(tabla)} t set ${name(columna)} = ${to}::uuid from union_filas f
      where t.id_locatario = locatario() and t.${name(columna)} = ${from}::uuid and f.id_locatario = locatario()
        and f.id_union = ${idUnion}::uuid and f.tabla = ${de} and f.id_fila = t.${name(por)}`)
  }
}
