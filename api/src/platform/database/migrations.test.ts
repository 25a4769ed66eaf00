import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { makeDatabase, type TestDatabase } from '../../../test/databases'
import { withOwner } from './connect'
import { migrate, underStartLock } from './migrate'

/** The text of 0021 in the database of who started before it was changed. */
const EARLIER_0021 = '088b570e3cbdd284ce6ee7c78bc507f04bdde43a8174503cdeacee7bf6df2914'

describe('the migrations', () => {
  let database: TestDatabase
  before(async () => void (database = await makeDatabase()))
  after(() => database.drop())
  const query = (sql: string, values: unknown[] = []) =>
    withOwner(database.connection, (client) => client.query<{ name: string }>(sql, values))
  const open = () => withOwner(database.connection, (client) => underStartLock(client, () => migrate(client)))

  it('leave no function with a parsed body that takes a row: newer PostgreSQL could not add a column to its table', async () => {
    const parsed = `
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosqlbody is not null
        and exists (
          select from unnest(p.proargtypes::oid[] || coalesce(p.proallargtypes, '{}') || p.prorettype) as used
          join pg_type t on t.oid = used where t.typtype = 'c')`
    assert.deepEqual((await query(parsed)).rows, [])
    await query('create function f_prueba(c clientes) returns text language sql return c.nombre')
    assert.deepEqual((await query(parsed)).rows, [{ name: 'f_prueba(clientes)' }])
    await query('drop function f_prueba(clientes)')
  })

  it('accept a database that ran an earlier text of one, and no other text', async () => {
    const told = (huella: string) =>
      query(`update migraciones set huella = $1 where nombre = '0021_eliminados.sql'`, [huella])
    await told(EARLIER_0021)
    assert.deepEqual(await open(), [])
    await told(createHash('sha256').update('another text').digest('hex'))
    await assert.rejects(open(), /0021_eliminados\.sql cambió/)
  })
})
