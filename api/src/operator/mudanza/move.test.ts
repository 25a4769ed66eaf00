import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { contents, digests, fillOffice, type Office, runOperator } from '../../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../../../test/databases.ts'
import pg from 'pg'
import { eventually } from '../../../test/eventually.ts'
import { clientConfig, withOwner } from '../../platform/database/connect.ts'
import { AUDIT, movingTables } from './tables.ts'
import { folderStore } from '../../platform/files/folder.ts'

const DIRECCION = 'https://norte.oficina.mx'
const api = useApi()
let target: TestDatabase
let other: Office
let moved: Office
/** The rows before the office came that moves. */
let alone: Record<string, string> = {}

const files = (name: string) => folderStore(join(api.folder.path, name, 'archivos'))
const here = () => folderStore(join(api.folder.path, 'archivos'))
const start = (...args: string[]) =>
  runOperator(
    'mudanza/mudar-empresa',
    [moved.idLocatario, '--a', join(api.folder.path, 'destino.env'), ...args],
    {
      DATA_DIR: api.folder.path,
      DATABASE_URL: urlOf(api.database.connection),
    },
  )
const run = (...args: string[]) => start(...args).done
const signIn = (password = PASSWORD) =>
  api.call('POST /auth/login', { email: moved.email, password }, { token: '' })
const hasOffice = (of: TestDatabase) =>
  withOwner(of.connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [moved.idLocatario])
    return (await client.query('select from clientes where id_locatario = $1', [moved.idLocatario])).rowCount
  })

describe('npm run mudar-empresa', () => {
  before(async () => {
    target = await makeDatabase()
    const settings = { DATABASE_URL: urlOf(target.connection), DATA_DIR: join(api.folder.path, 'destino') }
    writeFileSync(
      join(api.folder.path, 'destino.env'),
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    )
    other = await fillOffice(api.database.connection, here(), 30)
    alone = await digests(api.database.connection)
    moved = await fillOffice(api.database.connection, here(), 200)
    await fillOffice(target.connection, files('destino'), 10)
  })
  after(() => target.drop())

  it('every table that moves refuses writes meanwhile', async () => {
    const { rows } = await withOwner(api.database.connection, (client) =>
      client.query<{ t: string }>(
        `select tgrelid::regclass::text as t from pg_trigger where tgname = 'no_se_muda'`,
      ),
    )
    const guarded = rows.map(({ t }) => t)
    const moving = await withOwner(api.database.connection, movingTables)
    assert.deepEqual(
      moving.map(({ nombre }) => nombre).filter((table) => table !== AUDIT && !guarded.includes(table)),
      [],
      'a new table creates this trigger in its migration',
    )
  })

  it('[D21] refuses what it can’t read, and changes nothing', async () => {
    const whole = await digests(api.database.connection)
    for (const [args, sentence] of [
      [[], /^Se usa así/],
      [['--direccion', 'oficina'], /La dirección es la del destino/],
      [['--terminar'], /no se ha mudado a ese destino/],
      [['--volver'], /no se ha mudado: trabaja aquí/],
    ] as const) {
      const { status, stderr } = await run(...args)
      assert.equal(status, 1)
      assert.match(stderr, sentence)
    }
    assert.deepEqual(await digests(api.database.connection), whole)
  })

  it('an e-mail that somebody has in the target: nothing moves, and the office works on', async () => {
    const { idLocatario } = await fillOffice(target.connection, files('destino'), 1)
    await withOwner(target.connection, (client) =>
      client.query('update identidades set email_n = $1 where id_locatario = $2', [moved.email, idLocatario]),
    )
    const { status, stderr } = await run('--direccion', DIRECCION)
    assert.deepEqual(
      [status, stderr.trim()],
      [1, 'Un correo de la empresa ya es de otra persona en el destino.'],
    )
    assert.equal(await hasOffice(target), 0)
    assert.equal((await signIn()).status, 200)
    await withOwner(target.connection, (client) =>
      client.query('update identidades set email_n = $1 where id_locatario = $2', [
        'otra@pruebas.mx',
        idLocatario,
      ]),
    )
  })

  it('while it is copied people read and can’t save: a sentence, and when to try again', async () => {
    const { body } = await signIn()
    await api.sql('insert into mudanzas (id_locatario, direccion) values ($1, $2)', [
      moved.idLocatario,
      DIRECCION,
    ])
    const token = body.token as string
    assert.equal((await api.call('POST /clientes/listar', {}, { token })).status, 200)
    const saved = await api.call('POST /clientes/crear', { nombre: 'Ana' }, { token })
    assert.deepEqual([saved.status, saved.headers['retry-after']], [503, '60'])
    assert.match(saved.body.msg as string, /se está mudando a otro servidor: se puede consultar/)
    const others = await api.call('POST /clientes/crear', { nombre: 'Ana' })
    assert.equal(others.status, 200)
    await api.sql('delete from mudanzas')
    await api.sql("delete from clientes where nombre = 'Ana'")
  })

  it('kill -9 while it is copied: the target has nothing, and «--volver» opens the office', async () => {
    const holder = new pg.Client(clientConfig(target.connection))
    await holder.connect()
    await holder.query('begin; lock table clientes in access exclusive mode')
    const { child, done } = start('--direccion', DIRECCION)
    const waits = `select from pg_locks l join pg_class c on c.oid = l.relation
      where c.relname = 'clientes' and not l.granted`
    await eventually(async () => (await holder.query(waits)).rowCount === 1, 'it copies')
    child.kill('SIGKILL')
    await done
    await holder.query('rollback')
    await holder.end()
    assert.deepEqual([await hasOffice(target), (await signIn()).status], [0, 503])
    assert.equal((await run('--volver')).status, 0)
    assert.equal((await signIn()).status, 200)
  })

  it('every row and file is in the target and compared; the others of both stay as they were', async () => {
    const { body } = await signIn()
    const { status, stdout, stderr } = await run('--direccion', DIRECCION)
    assert.equal(status, 0, stderr)
    assert.match(
      stdout,
      /Empresa mudada a https:\/\/norte\.oficina\.mx: [\d,]+ registros de \d+ tablas y \d archivos/,
    )
    assert.equal(await hasOffice(target), 200)
    const [from, to] = [await contents(here()), await contents(files('destino'))]
    const own = Object.keys(from).filter((key) => key.includes(moved.idLocatario))
    assert.equal(own.length, 4)
    for (const key of own) assert.equal(to[key], from[key])
    assert.equal((await api.call('POST /clientes/listar', {}, { token: body.token as string })).status, 401)
    assert.deepEqual((await signIn()).body, { oficina_en: DIRECCION })
    assert.equal((await signIn('otra cosa')).status, 401, 'told to whoever knows the password')
  })

  it('comes back while nobody has worked in the target', async () => {
    assert.equal((await run('--volver')).status, 0)
    assert.deepEqual([await hasOffice(target), (await signIn()).status], [0, 200])
    assert.ok(!Object.keys(await contents(files('destino'))).some((key) => key.includes(moved.idLocatario)))
  })

  it('what was done in the target since keeps it there', async () => {
    assert.equal((await run('--direccion', DIRECCION)).status, 0)
    await withOwner(target.connection, async (client) => {
      await client.query("select set_config('app.id_locatario', $1, false)", [moved.idLocatario])
      await client.query(
        "update clientes set nombre = 'Otro' where _id = (select _id from clientes where id_locatario = $1 limit 1)",
        [moved.idLocatario],
      )
    })
    const { status, stderr } = await run('--volver')
    assert.equal(status, 1)
    assert.match(stderr, /En el destino ya se trabajó \(.*clientes/)
  })

  it('leaves nothing here at the end but where its people are', async () => {
    const { status, stderr } = await run('--terminar')
    assert.equal(status, 0, stderr)
    assert.ok(!Object.keys(await contents(here())).some((key) => key.includes(moved.idLocatario)))
    const left = await digests(api.database.connection)
    for (const table of ['clientes', 'asesorias', 'archivos', 'contrataciones', 'usuarios', 'identidades'])
      assert.equal(left[table], alone[table], table)
    assert.deepEqual((await signIn('cualquiera')).body, { oficina_en: DIRECCION })
    assert.equal((await api.call('POST /auth/login', { email: other.email, password: PASSWORD })).status, 200)
  })
})
