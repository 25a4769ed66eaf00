import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { useApi } from '../../../test/api'
import { databaseRefusal } from './refusals'

const api = useApi()

it('[D24] [D35] a connection that breaks between two statements ends its request with a 503 instead of the process', async () => {
  const { pool } = api.app.db
  const ended = new Promise((resolve) => {
    // Not events.once, which would itself listen for the error that must stay unhandled here.
    pool.once('acquire', (client: pg.PoolClient) => client.once('end', () => resolve(client)))
  })
  const work = api.app.db.tenant(api.idLocatario, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await api.sql('select pg_terminate_backend($1)', [rows[0]!.pid])
    await ended
    await tx.execute(sql`select 1`)
  })
  await assert.rejects(work, (error) => databaseRefusal(error)?.status === 503)
  assert.equal((await api.call('POST /clientes/listar', { filas: 1 })).status, 200)
})
