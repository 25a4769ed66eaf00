import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { makeDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { makeOwner } from '../../../../test/owner/owner.ts'
import { publishedSchema } from '../../../../test/backup/published.ts'
import { type Connection, withOwner } from '../connect.ts'
import { migrate, underStartLock } from './migrate.ts'

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

  it('refuse a database that ran another text of one', async () => {
    await query(`update migraciones set huella = $1 where nombre = '0034_textos.sql'`, [
      createHash('sha256').update('another text').digest('hex'),
    ])
    await assert.rejects(open(), /0034_textos\.sql cambió/)
  })
})

describe('a database of the version before the base', () => {
  let owner: Awaited<ReturnType<typeof makeOwner>>
  // Like on a hosted server: the owner is no superuser.
  before(async () => void (owner = await makeOwner()))
  after(() => owner.drop())
  const open = (connection: Connection) =>
    withOwner(connection, (client) => underStartLock(client, () => migrate(client)))
  const old = async (until?: string) => {
    const connection = await owner.database()
    await withOwner(connection, (client) => publishedSchema(client, until))
    return connection
  }

  it('comes to exactly the schema of a new one, keeps its rows, and opens once', async () => {
    const connection = await old()
    await withOwner(connection, async (client) => {
      await client.query(`select set_config('app.id_locatario', $1, false)`, [TENANT])
      await client.query(`insert into empresas (id_locatario, nombre) values ($1, 'Casa Matriz')`, [TENANT])
    })
    const done = await open(connection)
    assert.deepEqual(
      done.filter((name) => /^\d/.test(name)),
      [
        '0034_textos.sql',
        '0037_turnos.sql',
        '0040_vistas.sql',
        '0041_duracion.sql',
        '0042_visitas.sql',
        '0043_importaciones.sql',
        '0046_recibos.sql',
        '0047_mensajes.sql',
        '0049_horas.sql',
        '0050_calendarios.sql',
        '0051_reportes.sql',
        '0052_recordatorios.sql',
        '0053_cumpleanos.sql',
        '0055_archivos_por_nombre.sql',
        '0056_reportes_del_mes.sql',
        '0057_accesos.sql',
        '0058_invitaciones.sql',
        '0059_sesiones.sql',
        '0060_segundo_paso.sql',
        '0061_pagos.sql',
        '0062_archivos_clase.sql',
        '0063_miniaturas.sql',
        '0064_duplicados.sql',
        '0065_uniones.sql',
        '0067_importar_membresias.sql',
        '0068_exportaciones_preparadas.sql',
        '0073_mudanzas.sql',
      ],
    )
    const fresh = await owner.database()
    await open(fresh)
    // An earlier program finds its own migrations in both, and starts.
    const told = 'select nombre, huella from migraciones order by 1'
    assert.deepEqual(await rowsOf(fresh, told), await rowsOf(connection, told))
    for (const question of Object.values(catalogue))
      assert.deepEqual(await rowsOf(connection, question), await rowsOf(fresh, question))
    const empresas = 'select nombre from empresas'
    assert.deepEqual(await rowsOf(connection, empresas, TENANT), [{ nombre: 'Casa Matriz' }])
    assert.deepEqual(await open(connection), [])
  })

  it('also if it ran the text of 0021 that newer servers refuse, and several processes start at once', async () => {
    const connection = await old()
    await withOwner(connection, (client) =>
      client.query(`update migraciones set huella = $1 where nombre = '0021_eliminados.sql'`, [EARLIER_0021]),
    )
    const done = await Promise.all([open(connection), open(connection), open(connection)])
    assert.equal(done.filter((names) => names.includes('0034_textos.sql')).length, 1)
  })

  it('one of an older version is refused with a sentence, and stays as it is', async () => {
    const connection = await old('0029')
    const before = await rowsOf(connection, 'select nombre, huella from migraciones order by 1')
    await assert.rejects(
      open(connection),
      /^FatalError: La base de datos es de una versión del programa anterior/,
    )
    assert.deepEqual(await rowsOf(connection, 'select nombre, huella from migraciones order by 1'), before)
  })

  it('and one of another edition, too', async () => {
    const connection = await old()
    await withOwner(connection, (client) =>
      client.query(`update migraciones set huella = 'x' where nombre = '0009_contrataciones.sql'`),
    )
    await assert.rejects(
      open(connection),
      /es de otra edición del programa: su migración 0009_contrataciones\.sql/,
    )
  })
})

const TENANT = '01900000-0000-7000-8000-00000000abcd'
const rowsOf = (connection: Connection, sql: string, tenant = '') =>
  withOwner(connection, async (client) => {
    if (tenant) await client.query(`select set_config('app.id_locatario', $1, false)`, [tenant])
    return (await client.query<Record<string, unknown>>(sql)).rows
  })

const ours = `n.nspname = 'public'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`
const acl = (column: string) =>
  `array(select replace(a::text, current_user, 'dueño') from unnest(${column}) a order by 1)`

/** Everything that makes two schemas one, by name; of names, owners and rights that are the test's own nothing shows. */
const catalogue = {
  tables: `select c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, ${acl('c.relacl')} as acl
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} order by 1`,
  columns: `select c.relname, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
      a.attstattarget, a.attgenerated, a.attidentity, o.collname, pg_get_expr(d.adbin, d.adrelid) as value, ${acl('a.attacl')} as acl
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation o on o.oid = a.attcollation
    where ${ours} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by 1, 3`,
  constraints: `select c.relname, k.conname, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} order by 1, 2`,
  indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  policies: `select tablename, policyname, roles::text, cmd, qual, with_check from pg_policies order by 1, 2`,
  triggers: `select c.relname, t.tgname, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not t.tgisinternal order by 1, 2`,
  functions: `select c.oid::regprocedure::text as name, pg_get_functiondef(c.oid) as text,
      replace(pg_get_userbyid(c.proowner), current_user, 'dueño') as owner, ${acl('c.proacl')} as acl
    from pg_proc c join pg_namespace n on n.oid = c.pronamespace where ${ours} and c.prokind = 'f' order by 1`,
  catalogues: `select clave, nombre from giros union all select clave, nombre from regimenes_fiscales order by 1`,
}
