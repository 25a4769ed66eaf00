import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, it } from 'node:test'
import { makeDatabase, type TestDatabase, urlOf } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'

/* A process that dies in the middle of a batch: another finishes it, and no row is done twice. */

const ROWS = 3000
const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
const processes: ApiProcess[] = []
let database: TestDatabase

before(async () => {
  database = await makeDatabase({ empty: true })
})
after(async () => {
  for (const api of processes) await api.stop()
  await database.drop()
  folder.remove()
})

async function start() {
  const api = new ApiProcess({ DATA_DIR: folder.path, DATABASE_URL: urlOf(database.connection), ...admin })
  processes.push(api)
  return { api, port: (await api.ready()).port }
}

/** Reads as the owner of the tables, in the only empresa. */
const query = <R extends object>(text: string, values: unknown[] = []) =>
  withOwner(database.connection, async (client) => {
    await client.query('set row_security = off; alter table empresas no force row level security')
    const { rows } = await client.query<{ id: string }>('select id_locatario as id from empresas')
    await client.query('alter table empresas force row level security')
    await client.query("select set_config('app.id_locatario', $1, false)", [rows[0]!.id])
    await client.query('set row_security = on')
    return (await client.query<R>(text, values)).rows
  })

it('[D59] kill -9 in the middle of a batch: another process finishes it, and no row is done twice', async () => {
  const first = await start()
  const login = await send(first.port, '/auth/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  const token = login?.body.token as string
  await query(
    `insert into clientes (id_locatario, _id, nombre)
     select locatario(), gen_random_uuid(), 'Caída ' || n from generate_series(1, $1::int) n`,
    [ROWS],
  )
  const body = { accion: 'eliminar', filtro: { nombre: 'caída' } }
  const begun = await send(first.port, '/clientes/crear_lote', body, token)
  const id = begun?.body.lote._id as string
  const avance = async () =>
    (await query<{ avance: number }>('select avance from lotes where _id = $1', [id]))[0]!.avance
  await eventually(async () => (await avance()) > 0, 'it has begun')
  first.api.child.kill('SIGKILL')
  await first.api.exited
  const left = await avance()
  assert.ok(left < ROWS, `killed at ${left}`)

  const second = await start()
  // The lease of a dead process lasts half a minute; the test does not wait for it.
  await query(`update trabajos set desde = creacion where tipo = 'lote'`)
  const seen = async () => (await send(second.port, '/lotes/ver', { id }, token))?.body.lote
  await eventually(async () => (await seen()).estado === 'terminado', 'another finishes it', 60_000)
  assert.deepEqual([(await seen()).hechos, (await seen()).fallidos], [ROWS, 0])
  const rows = await query<{ version: number; veces: number }>(
    `select c.version, count(a.*)::int as veces from clientes c
     left join auditoria a on a.id_entidad = c._id and a.accion = 'eliminar'
     where c.nombre like 'Caída%' and c.eliminacion is not null group by c._id, c.version`,
  )
  assert.equal(rows.length, ROWS)
  assert.deepEqual([...new Set(rows.map(({ version, veces }) => `${version} ${veces}`))], ['2 1'])
  assert.equal((await send(second.port, '/lotes/ver', { id: randomUUID() }, token))?.status, 404)
})
