import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../drizzle.ts'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../../test/api.ts'
import { sqlState } from '../failures.ts'

const other = uuidv7()
let otherToken = ''
let otherClient = ''

const api = useApi({}, async (api) => {
  await api.addEmpresa(other)
  await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
  otherToken = await api.signIn('otra@pruebas.mx')
  otherClient = (await api.call('POST /clientes/crear', { nombre: 'Ajeno' }, { token: otherToken })).body._id
  await api.call('POST /clientes/crear', { nombre: 'Propio' })
})

const count = async (idLocatario: string, table: string) => {
  const { rows } = await api.app.db.tenant(idLocatario, (tx) =>
    tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`)),
  )
  return rows[0]!.n
}

describe('[D21] tenants', () => {
  it('see only their own rows, through every call', async () => {
    const names = async (token: string) =>
      (await api.call('POST /clientes/listar', {}, { token })).body.clientes.map(
        (c: { nombre: string }) => c.nombre,
      )
    assert.deepEqual(await names(api.token), ['Propio'])
    assert.deepEqual(await names(otherToken), ['Ajeno'])
    assert.equal((await api.call('POST /clientes/detalles', { id: otherClient })).status, 404)
    assert.equal((await api.call('POST /clientes/eliminar', { id: otherClient })).status, 404)
    assert.equal(
      (await api.call('POST /clientes/detalles', { id: otherClient }, { token: otherToken })).status,
      200,
    )
    const users = await api.call('POST /usuarios/listar', {}, { token: otherToken })
    assert.equal(users.body.usuarios.length, 1)
  })

  it('are kept apart by the database when a query forgets the tenant', async () => {
    for (const table of ['clientes', 'usuarios', 'empresas', 'auditoria']) {
      const [mine, theirs, nobody] = [
        await count(api.idLocatario, table),
        await count(other, table),
        await count('', table),
      ]
      assert.ok(mine > 0 && theirs > 0, table)
      assert.equal(nobody, 0, `${table} without a tenant`)
    }
  })

  it('cannot write into another tenant', async () => {
    const write = api.app.db.tenant(api.idLocatario, (tx) =>
      tx.execute(
        sql`insert into clientes (id_locatario, _id, nombre) values (${other}, ${uuidv7()}, 'Intruso')`,
      ),
    )
    await assert.rejects(write, (error) => sqlState(error) === '42501')
  })

  it('the search function uses only the transaction’s tenant', async () => {
    const search = (tenant: string) =>
      api.app.db.tenant(tenant, (tx) =>
        tx.execute<{ total: number }>(
          sql`select total from buscar('clientes', '[]', 'nombre', false, 10, 0, null, null, false, 100)`,
        ),
      )
    assert.equal((await search(other)).rows[0]!.total, 1)
    assert.equal((await search('')).rows[0]!.total, 0)
    const elsewhere = api.app.db.tenant(api.idLocatario, (tx) =>
      tx.execute(sql`select buscar('identidades', '[]', 'email', false, 10, 0, null, null, false, 100)`),
    )
    await assert.rejects(elsewhere, (error) => sqlState(error) === '22023')
  })

  it('requests run in a role that can change neither the audit nor the schema', async () => {
    for (const statement of [
      'update auditoria set llamada = null',
      'delete from auditoria',
      'truncate auditoria',
      'drop table clientes',
      'delete from clientes',
      'alter table clientes disable row level security',
      'create table intrusa (x int)',
    ]) {
      const run = api.app.db.tenant(api.idLocatario, (tx) => tx.execute(sql.raw(statement)))
      await assert.rejects(run, (error) => sqlState(error) === '42501', statement)
    }
  })
})
