import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashToken, newToken } from '../../api/src/platform/auth/token.ts'

/** What an office of the demo has, each after what it refers to. */
const TABLES = ['usuarios', 'membresias', 'clientes', 'asesorias', 'contrataciones']

/** Makes offices like the first one, until there are this many. */
export async function makeOffices(client: pg.Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id_locatario as id from empresas order by creacion',
  )
  const first = rows[0]?.id
  const columns = new Map<string, string>()
  for (const table of TABLES) columns.set(table, await columnsOf(client, table))
  for (let number = rows.length; number < wanted; number++) {
    const id = randomUUID()
    await client.query('begin')
    await client.query('insert into empresas (id_locatario, nombre) values ($1, $2)', [
      id,
      `Oficina ${number}`,
    ])
    for (const [table, own] of columns)
      await client.query(
        `insert into ${table} (id_locatario, ${own}) select $1, ${own} from ${table} where id_locatario = $2`,
        [id, first],
      )
    await client.query(
      `insert into identidades (_id, email, email_n, clave, id_locatario, id_usuario)
       select gen_random_uuid(), id_usuario || $2, id_usuario || $2, clave, $1, id_usuario
       from identidades where id_locatario = $3`,
      [id, `@oficina${number}.mx`, first],
    )
    await client.query('commit')
  }
  await client.query('vacuum analyze')
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id_locatario'`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

/** Signs one person of each of these many offices in, without the half second that a password takes. */
export async function tokensOf(client: pg.Client, offices: number): Promise<string[]> {
  const { rows } = await client.query<{ _id: string; id_locatario: string; id_usuario: string }>(
    `select distinct on (id_locatario) i._id, id_locatario, id_usuario
     from identidades i join usuarios u using (id_locatario)
     where u._id = i.id_usuario and u.tipo = 0 order by id_locatario limit $1`,
    [offices],
  )
  const tokens: string[] = []
  for (const { _id, id_locatario, id_usuario } of rows) {
    const token = newToken()
    await client.query(
      `insert into sesiones (huella, id_identidad, id_locatario, id_usuario, direccion) values ($1, $2, $3, $4, '127.0.0.1')`,
      [hashToken(token), _id, id_locatario, id_usuario],
    )
    tokens.push(token)
  }
  return tokens
}
