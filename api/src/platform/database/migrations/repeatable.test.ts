import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeOwner } from '../../../../test/owner/owner.ts'
import { publishedSchema } from '../../../../test/backup/published.ts'
import { type Connection, withOwner } from '../connect.ts'
import { migrate, underStartLock } from './migrate.ts'

const FILE = 'buscar.sql'
const ALL = ['archivos.sql', FILE, 'visitas.sql']
const open = (connection: Connection) =>
  withOwner(connection, (client) => underStartLock(client, () => migrate(client)))

/** Every function of the schema: its text, its owner and who may call it. */
const functionsOf = (connection: Connection) =>
  withOwner(
    connection,
    async (client) =>
      (
        await client.query<Record<string, string>>(
          `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text, r.rolname as owner,
             array(select replace(a::text, current_user, 'dueño') from unnest(p.proacl) a order by 1) as acl
           from pg_proc p join pg_roles r on r.oid = p.proowner
           where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
             and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
           order by 1`,
        )
      ).rows,
  )

describe('functions in repeatable files', () => {
  let owner: Awaited<ReturnType<typeof makeOwner>>
  let empty: Connection
  // Like on a hosted server: the owner is no superuser.
  before(async () => {
    owner = await makeOwner()
    empty = await owner.database()
    assert.ok((await open(empty)).includes(FILE))
  })
  after(() => owner.drop())

  it('an older database opens, and ends with the same functions as an empty one', async () => {
    const old = await owner.database()
    await withOwner(old, async (client) => {
      await publishedSchema(client)
      await client.query(`update repetibles set huella = 'an earlier edition'`)
    })
    const before = await functionsOf(old)
    assert.ok(before.some(({ name }) => name?.startsWith('buscar(')))
    assert.ok((await open(old)).includes(FILE))
    assert.deepEqual(await functionsOf(old), await functionsOf(empty))
    assert.deepEqual(await open(old), [], 'once')
  })

  it('one of the starting processes runs a changed file again', async () => {
    const now = await functionsOf(empty)
    await withOwner(empty, async (client) => {
      await client.query('alter function buscar cost 7')
      await client.query(`update repetibles set huella = 'another edition'`)
    })
    assert.notDeepEqual(await functionsOf(empty), now)
    const ran = await Promise.all([open(empty), open(empty), open(empty)])
    assert.deepEqual(ran.flat(), ALL)
    assert.deepEqual(await functionsOf(empty), now)
  })

  it('a failed file leaves no trace and runs at the next start, even if its function is missing', async () => {
    const now = await functionsOf(empty)
    const signature = now.find(({ name }) => name?.startsWith('buscar('))?.name
    await withOwner(empty, async (client) => {
      await client.query(`update repetibles set huella = 'another edition'`)
      await client.query(`drop function ${signature}`)
      await client.query(`create function ${signature} returns integer language sql return 1`)
    })
    await assert.rejects(open(empty), /cannot change return type/)
    await withOwner(empty, (client) => client.query(`drop function ${signature}`))
    assert.deepEqual(await open(empty), ALL)
    assert.deepEqual(await functionsOf(empty), now)
  })
})
