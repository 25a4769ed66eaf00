import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type pg from 'pg'
import { useApi } from '../../../../test/api.ts'

/* A cluster whose leader dies: connections to a server that is gone, is stopping, or has become a standby. */

const api = useApi()
const AWAY = 'La base de datos no está disponible por el momento'
const create = (nombre: string) => api.call('POST /clientes/crear', { nombre })
const kept = async (nombre: string) =>
  (await api.sql('select from clientes where nombre = $1', [nombre])).length

/** Every new client fails with this code: at its insert or at its commit, always or the first time only. */
async function failing(code: string, when: 'insert' | 'commit', times: 'always' | 'once') {
  await api.sql('drop sequence if exists intentos_hechos; create sequence intentos_hechos')
  await api.sql('grant usage on sequence intentos_hechos to backoffice_api')
  await api.sql(`create or replace function falla() returns trigger language plpgsql as $$
  declare intento bigint := nextval('intentos_hechos');
  begin
    if intento = 1 or ${times === 'always'} then
      raise exception using errcode = '${code}';
    end if;
    return new;
  end $$`)
  await api.sql(
    when === 'insert'
      ? 'create trigger falla before insert on clientes for each row execute function falla()'
      : `create constraint trigger falla after insert on clientes deferrable initially deferred
           for each row execute function falla()`,
  )
}
const tries = async () =>
  Number((await api.sql<{ n: string }>('select last_value as n from intentos_hechos'))[0]!.n)

const salud = () => api.app.inject({ method: 'GET', url: '/admin/salud' })

afterEach(() => api.sql('drop trigger if exists falla on clientes'))

const codes = ['25006', '57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '08P01']

describe('[D24] a server that says it is gone or a standby', () => {
  for (const code of codes) {
    it(`${code}: the transaction is tried again on another connection; if that fails too, 503`, async () => {
      await failing(code, 'insert', 'once')
      const { pool } = api.app.db
      const used = new Set<pg.PoolClient>()
      const note = (client: pg.PoolClient) => void used.add(client)
      pool.on('acquire', note)
      assert.equal((await create(`Una vez ${code}`)).status, 200)
      pool.off('acquire', note)
      assert.equal(await kept(`Una vez ${code}`), 1)
      assert.equal(await tries(), 2)

      await api.sql('drop trigger falla on clientes')
      await failing(code, 'insert', 'always')
      const { status, body, headers } = await create(`Siempre ${code}`)
      assert.deepEqual([status, body.msg, headers['retry-after']], [503, AWAY, '2'])
      assert.equal(await tries(), 3)
      assert.equal(await kept(`Siempre ${code}`), 0)
    })
  }

  it('at the commit it may have been kept: it is not tried again, unless the server is read-only', async () => {
    await failing('57P01', 'commit', 'once')
    assert.equal((await create('Quién sabe')).status, 503)
    assert.equal(await tries(), 1)
    await api.sql('drop trigger falla on clientes')
    await failing('25006', 'commit', 'once')
    assert.equal((await create('Seguro que no')).status, 200)
    assert.deepEqual([await tries(), await kept('Seguro que no')], [2, 1])
  })
})

/** Turns the server behind every connection of the pool into a standby. */
async function demote() {
  const { pool } = api.app.db
  const all = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  for (const client of all) await client.query('set session characteristics as transaction read only')
  for (const client of all) client.release()
}

describe('[D24] [D35] connections whose server has become a standby', () => {
  it('are thrown away, all of them with the first: nobody notices', async () => {
    await demote()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => create(`Relevo ${i}`)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  })

  it('are noticed by single statements and by the health check too', async () => {
    await demote()
    await api.app.db.direct.execute('delete from intentos where false')
    await demote()
    await assert.rejects(api.app.db.check(), { code: '25006' })
    await api.app.db.check()
  })

  it('as long as there is no leader, writes get 503 and the health check says so', async () => {
    const database = (await api.sql<{ d: string }>('select quote_ident(current_database()) as d'))[0]!.d
    await api.sql(`alter database ${database} set default_transaction_read_only = on`)
    await demote()
    const { status, body } = await create('Sin líder')
    assert.deepEqual([status, body.msg], [503, AWAY])
    assert.equal((await salud()).statusCode, 503)
    await api.sql(
      `set transaction_read_only = off; alter database ${database} reset default_transaction_read_only`,
    )
    assert.equal((await create('Con líder')).status, 200)
    assert.equal((await salud()).statusCode, 200)
  })
})
