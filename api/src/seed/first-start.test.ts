import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeDatabase, type TestDatabase } from '../../test/databases.ts'
import { withOwner } from '../platform/database/connect.ts'
import { migrate, underStartLock } from '../platform/database/migrations/migrate.ts'
import { FatalError } from '../fatal.ts'
import { firstStart } from './first-start.ts'

const config = { adminEmail: 'admin@demo.mx', adminPassword: null, demoClients: 60 }

describe('the first start', () => {
  let database: TestDatabase
  before(async () => void (database = await makeDatabase({ empty: true })))
  after(() => database.drop())

  const count = (sql: string) =>
    withOwner(database.connection, async (client) => {
      await client.query(
        "select set_config('app.id_locatario', (select id_locatario::text from identidades limit 1), false)",
      )
      return (await client.query<{ n: number }>(sql)).rows[0]!.n
    })
  const start = (options: Partial<typeof config> = {}, keep = () => {}) =>
    withOwner(database.connection, (client) =>
      underStartLock(client, async () => {
        await migrate(client)
        return firstStart(client, { ...config, ...options }, keep)
      }),
    )

  it('that fails halfway leaves nothing', async () => {
    const full = () => {
      throw new Error('no room for the password')
    }
    await assert.rejects(start({}, full), /no room/)
    assert.equal(await count('select count(*)::int as n from identidades'), 0)
    assert.equal(await count('select count(*)::int as n from clientes'), 0)
    await assert.rejects(start({ adminEmail: 'no es correo' }), FatalError)
  })

  it('of several processes at once is one', async () => {
    const results = await Promise.all([start(), start(), start()])
    assert.equal(results.filter((result) => result !== null).length, 1)
    const { made } = results.find((result) => result !== null)!
    assert.deepEqual(
      made.map(({ email }) => email),
      ['admin@demo.mx', 'asesor@demo.mx'],
    )
    assert.equal(await count('select count(*)::int as n from empresas'), 1)
  })

  it('creates an office: clients, advisories of every status, people and plans', async () => {
    assert.equal(await count('select count(*)::int as n from clientes'), 60)
    assert.equal(await count('select count(*)::int as n from usuarios'), 5)
    assert.ok((await count('select count(*)::int as n from membresias')) >= 4)
    assert.ok(
      (await count(
        'select count(*)::int as n from asesorias where finalizacion is null and creacion <= now()',
      )) > 0,
    )
    assert.ok((await count('select count(*)::int as n from asesorias where finalizacion is not null')) > 0)
    assert.equal(await count('select count(*)::int as n from asesorias where finalizacion < creacion'), 0)
    assert.ok((await count('select count(*)::int as n from asesorias where hora is not null')) > 0)
    const buyers = await count('select count(distinct id_cliente)::int as n from contrataciones')
    assert.ok(buyers > 15 && buyers < 55, String(buyers))
    assert.ok(
      (await count('select count(*)::int as n from contrataciones where cancelacion is not null')) > 0,
    )
  })

  it('happens once', async () => {
    assert.equal(await start({ adminEmail: 'otra@demo.mx' }), null)
  })

  it('a migration modified after it ran stops the start', async () => {
    await withOwner(database.connection, (client) =>
      client.query(`update migraciones set huella = 'x' where nombre like '0003%'`),
    )
    await assert.rejects(
      start(),
      (error) => error instanceof FatalError && /0003_catalogos.sql/.test(error.message),
    )
  })
})
