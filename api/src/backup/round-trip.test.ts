import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { contents, digests, fillOffice, type Office, readClientes } from '../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase } from '../../test/databases.ts'
import { makeOwner } from '../../test/owner/owner.ts'
import { temporaryFolder } from '../../test/process.ts'
import { publishedSchema } from '../../test/backup/published.ts'
import { startS3 } from '../../test/s3/index.ts'
import { type Connection, withOwner } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrations/migrate.ts'
import { folderStore } from '../platform/files/folder.ts'
import { s3Store } from '../platform/files/s3.ts'
import { restoreBackup } from './restore/restore.ts'
import { verifyBackup } from './restore/verify.ts'
import { ROWS_OF_LATER_TABLES } from './rows.testing.ts'
import { writeBackup } from './write.ts'

const folder = temporaryFolder()
const databases: TestDatabase[] = []
after(async () => {
  for (const { drop } of databases) await drop()
  folder.remove()
})

const database = async (options = {}) => {
  const made = await makeDatabase(options)
  databases.push(made)
  return made.connection
}
const newStore = () => folderStore(join(folder.path, uuidv7()))
const backUp = (from: Connection, store = newStore()) => {
  const path = join(folder.path, `${uuidv7()}.respaldo`)
  return withOwner(from, (client) => writeBackup(client, store, path)).then((written) => ({ path, written }))
}
const restore = async (path: string, into: Connection, store = newStore()) => {
  const backup = await verifyBackup(path)
  await withOwner(into, (client) => restoreBackup(client, store, path, backup))
  return store
}

describe('a backup and back', () => {
  const files = newStore()
  const offices: Office[] = []
  let from: Connection

  before(async () => {
    from = await database()
    offices.push(await fillOffice(from, files, 300), await fillOffice(from, files, 20))
    await withOwner(from, async (client) => {
      await client.query("insert into intentos (cuenta, direccion) values ('x', '::1'), ('y', '::1')")
      await client.query("update giros set nombre = 'Otro giro' where clave = '11'")
      for (const { idLocatario } of offices) {
        await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
        for (const statement of ROWS_OF_LATER_TABLES) await client.query(statement)
        const { rowCount } = await client.query(
          `insert into vistas (id_locatario, id_usuario, lista, vistas, columnas, compacta)
           select id_locatario, _id, 'clientes', '[{"nombre": "Ñu", "consulta": "nombre=%C3%B1"}]', '["nombre"]', true
           from usuarios where id_locatario = locatario()`,
        )
        assert.ok(Number(rowCount) >= 1)
      }
    })
  })

  it('keeps every row of every tenant and every file; excluded tables start empty', async () => {
    const { path, written } = await backUp(from, files)
    assert.equal(statSync(path).mode & 0o777, 0o600)
    const into = await database({ empty: true })
    const restored = await restore(path, into)

    const rows = await digests(from)
    assert.deepEqual(await digests(into), rows)
    assert.match(rows.clientes!, /^320 /)
    assert.deepEqual(await contents(restored), await contents(files))
    assert.equal(written.archivos, 8)
    assert.equal(written.faltantes, 0)
    await withOwner(into, async (client) => {
      const { rows } = await client.query(
        'insert into intentos (cuenta, direccion) values ($1, $2) returning _id',
        ['z', '::1'],
      )
      assert.equal(rows[0]._id, '3', 'sequences go on')
      const { rows: left } = await client.query(
        `select (select count(*) from sesiones) + (select count(*) from intentos) as n,
           (select clave from secretos where nombre = 'firma') as firma`,
      )
      assert.equal(left[0].n, '1')
      const theirs = await withOwner(from, (c) =>
        c.query(`select clave from secretos where nombre = 'firma'`),
      )
      assert.notDeepEqual(left[0].firma, theirs.rows[0].clave)
    })
  })

  it('keeps the schema too: indexes, keys, triggers, policies', async () => {
    const { path } = await backUp(from, files)
    const into = await database({ empty: true })
    await restore(path, into)
    const schema = async (connection: Connection) =>
      withOwner(connection, async (client) => {
        const { rows } = await client.query<{ line: string }>(`
          select pg_get_indexdef(indexrelid) as line from pg_index where indrelid::regclass::text !~ '^pg_'
          union all select conrelid::regclass::text || conname || pg_get_constraintdef(oid) || convalidated::text
            from pg_constraint where connamespace = 'public'::regnamespace
          union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
          union all select relname || relrowsecurity::text || relforcerowsecurity::text from pg_class
            where relnamespace = 'public'::regnamespace and relkind = 'r'
          union all select tablename || policyname || roles::text || cmd || coalesce(qual, '') from pg_policies
          order by 1`)
        return rows.map(({ line }) => line)
      })
    assert.deepEqual(await schema(into), await schema(from))
  })

  it('works for a table owner without superuser rights, although row-level security hides all rows from that role', async () => {
    const owner = await makeOwner()
    try {
      const [one, other] = [await owner.database(), await owner.database()]
      await withOwner(one, migrate)
      const store = newStore()
      await fillOffice(one, store, 30)
      await fillOffice(one, store, 5)
      const { path } = await backUp(one, store)
      const restored = await restore(path, other)
      const rows = await digests(one)
      assert.deepEqual(await digests(other), rows)
      assert.match(rows.clientes!, /^35 /)
      assert.deepEqual(await contents(restored), await contents(store))
      const visible = await withOwner(other, (client) => client.query('select from auditoria'))
      assert.equal(visible.rowCount, 0, 'row-level security binds him again')
      // The restored database can be backed up again.
      await restore((await backUp(other, restored)).path, await owner.database())

      // A role other than the owner would see only part of the rows.
      await owner.stranger(one, async (stranger) => {
        await assert.rejects(backUp(stranger, store), /hace falta el dueño de las tablas/)
      })
    } finally {
      await owner.drop()
    }
  })

  it('moves files from a folder to a bucket, and back', async () => {
    const s3 = await startS3(folder.path)
    try {
      const bucket = s3Store({ ...s3.settings, prefix: 'oficina/' })
      const onServer = await database({ empty: true })
      await restore((await backUp(from, files)).path, onServer, bucket)
      assert.deepEqual(await contents(bucket), await contents(files))
      const home = await restore((await backUp(onServer, bucket)).path, await database({ empty: true }))
      assert.deepEqual(await contents(home), await contents(files))
    } finally {
      await s3.stop()
    }
  })

  it('contains concurrent writes completely or not at all', async () => {
    const busy = await database()
    const store = newStore()
    const { idLocatario } = await fillOffice(busy, store, 2_000)
    let writing = true
    const writer = withOwner(busy, async (client) => {
      await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
      while (writing) {
        await client.query(`with c as (
            insert into clientes (id_locatario, _id, nombre) values ('${idLocatario}', gen_random_uuid(), 'Mientras')
            returning _id)
          insert into auditoria (id_locatario, _id, direccion, peticion, llamada, accion, entidad, id_entidad)
          select '${idLocatario}', gen_random_uuid(), '', '', '', 'crear', 'mientras', _id from c`)
      }
    })
    const { path } = await backUp(busy, store)
    writing = false
    await writer
    const into = await database({ empty: true })
    await restore(path, into, newStore())
    await withOwner(into, async (client) => {
      await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
      const { rows } = await client.query(
        `select (select count(*) from clientes where nombre = 'Mientras') as clients,
           (select count(*) from auditoria where entidad = 'mientras') as entries`,
      )
      assert.equal(rows[0].clients, rows[0].entries)
    })
  })

  it('migrates a backup of an older schema', async () => {
    const old = await database({ empty: true })
    await withOwner(old, (client) => publishedSchema(client))
    const store = newStore()
    await fillOffice(old, store, 10)
    const { path } = await backUp(old, store)
    const into = await database({ empty: true })
    await restore(path, into)
    const [before, now] = [await readClientes(old), await readClientes(into)]
    assert.equal(before.length, 10)
    // Later migrations add columns.
    before.forEach((row, i) => assert.deepEqual(now[i], { ...now[i], ...row }))
    assert.deepEqual(await withOwner(into, migrate), [], 'nothing is left to do')
  })

  it('reports a file that the store has lost, and saves the rest', async () => {
    const store = newStore()
    for await (const { key } of files.list('')) {
      if (key.startsWith('clientes/')) await store.put(key, (await files.get(key))!.body)
    }
    const { written } = await backUp(from, store)
    assert.deepEqual([written.archivos, written.faltantes], [4, 2])
  })
})
