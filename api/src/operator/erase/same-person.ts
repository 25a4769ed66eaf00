import type pg from 'pg'

/**
 * The rows of one person: this client, and those that were merged into it or that it was merged into, as long as the merge
 * stands (E-12). The given one comes first. Runs in their tenant.
 */
export async function samePerson(client: pg.Client, id: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with recursive misma (id) as (
       select $1::uuid
       union
       select case when u.id_cliente = m.id then u.id_queda else u.id_cliente end
       from misma m join uniones u on u.id_locatario = locatario() and u.deshecha is null and m.id in (u.id_cliente, u.id_queda)
     )
     select id::text from misma order by id <> $1::uuid, id`,
    [id],
  )
  return rows.map((row) => row.id)
}
