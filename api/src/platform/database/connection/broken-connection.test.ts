import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../drizzle.ts'
import type pg from 'pg'
import { useApi } from '../../../../test/api.ts'
import type { Tx } from '../database.ts'
import { databaseRefusal } from './refusals.ts'

const api = useApi()

/** Ends the connection of a transaction, and waits until it is gone. */
async function breakOff(tx: Tx, client: pg.PoolClient) {
  const ended = new Promise((resolve) => client.once('end', resolve))
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await api.sql('select pg_terminate_backend($1)', [rows[0]!.pid])
  // Not events.once, which would itself listen for the error that must stay unhandled here.
  await ended
}

/** Counts the attempts of a transaction whose connection breaks between two statements, in the first `times` of them. */
async function withBreaks(times: number) {
  let attempts = 0
  let client!: pg.PoolClient
  const note = (acquired: pg.PoolClient) => (client = acquired)
  api.app.db.pool.on('acquire', note)
  const work = api.app.db.tenant(api.idLocatario, async (tx) => {
    attempts++
    if (attempts <= times) await breakOff(tx, client)
    await tx.execute(sql`select 1`)
  })
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  api.app.db.pool.off('acquire', note)
  return { attempts, error }
}

it('[D24] [D35] a connection that breaks between two statements: the transaction runs again on another', async () => {
  assert.deepEqual(await withBreaks(1), { attempts: 2, error: null })
})

it('[D24] [D35] connections that keep breaking end the request with a 503 instead of the process', async () => {
  const { attempts, error } = await withBreaks(9)
  assert.equal(attempts, 3)
  assert.equal(databaseRefusal(error)?.status, 503)
  assert.equal((await api.call('POST /clientes/listar', { filas: 1 })).status, 200)
})
