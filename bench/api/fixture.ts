import pg from 'pg'
import { hash } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import type { Place } from './floor/database.ts'
import { CREATED, FILTERS, type Question } from './questions.ts'
import { settings } from './settings.ts'

/** A filter that more rows than this pass is called broad: one in fifty. */
export const NARROW = settings.rows / 50

export interface Fixture {
  accounts: { email: string; password: string }[]
  narrow: Question[]
  broad: Question[]
}

/**
 * What the measured requests need in the database besides the clients: an account per connection. Also finds how broad
 * the filters are.
 */
export async function prepare(place: Place, people = settings.connections): Promise<Fixture> {
  return asOwner(place, async (client) => {
    const accounts = await accountsOf(client, people)
    const narrow: Question[] = []
    const broad: Question[] = []
    for (const filter of FILTERS) {
      const rows = await matches(client, filter)
      ;(rows < NARROW ? narrow : broad).push(filter)
      console.log(`  ${JSON.stringify(filter)}: ${rows.toLocaleString('es-MX')} filas`)
    }
    return { accounts, narrow, broad }
  })
}

/** Deletes the clients that a measurement created, and everything recorded about them. */
export const cleanUp = (place: Place, since: string): Promise<void> =>
  asOwner(place, async (client) => {
    await client.query('delete from clientes where nombre = $1', [CREATED])
    await client.query('delete from idempotencia where creacion >= $1', [since])
    await client.query('delete from auditoria where momento >= $1', [since])
    await client.query('delete from sesiones where creacion >= $1', [since])
    await client.query('vacuum (analyze) clientes, idempotencia, auditoria, sesiones')
  })

/** How many rows each table has. */
export const rowsOf = (place: Place, tables: readonly string[]): Promise<Record<string, number>> =>
  asOwner(place, async (client) => {
    const counted: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
      counted[table] = rows[0]?.n ?? 0
    }
    return counted
  })

async function asOwner<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...place })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function accountsOf(client: pg.Client, people: number): Promise<Fixture['accounts']> {
  const { password } = settings.login
  const clave = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const accounts = Array.from({ length: people }, (_, i) => ({
    email: `medicion${i}@demo.mx`,
    password,
  }))
  for (const { email } of accounts) {
    const found = await client.query('select from identidades where email_n = $1', [email])
    if (found.rowCount) continue
    const id = randomUUID()
    await client.query(
      `with u as (
         insert into usuarios (id_locatario, _id, nombre, tipo, email)
         select id_locatario, $1, 'Medición', 1, $2 from empresas order by creacion limit 1
         returning id_locatario)
       insert into identidades (_id, email, email_n, clave, id_locatario, id_usuario)
       select $3, $2, $2, $4, id_locatario, $1 from u`,
      [id, email, randomUUID(), clave],
    )
  }
  return accounts
}

async function matches(client: pg.Client, filter: Question): Promise<number> {
  const conditions = Object.keys(filter).map((campo, i) => `${campo}_n like f_patron($${i + 1})`)
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from clientes where eliminacion is null and ${conditions.join(' and ')}`,
    Object.values(filter),
  )
  return rows[0]?.n ?? 0
}
