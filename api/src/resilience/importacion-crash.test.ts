import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { makeDatabase, type TestDatabase, urlOf } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'

/* A process that dies in the middle of an import: another finishes it, and no row is done by half or twice. */

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
    await client.query("select set_config('app.id_locatario', $1, false)", [rows[0]?.id])
    await client.query('set row_security = on')
    return (await client.query<R>(text, values)).rows
  })

async function upload(port: number, token: string, csv: string): Promise<string> {
  const body = new FormData()
  body.append('archivo', new File([csv], 'clientes.csv'))
  const answer = await fetch(`http://127.0.0.1:${port}/admin/clientes/leer_importacion`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body,
  })
  return ((await answer.json()) as { importacion: { _id: string } }).importacion._id
}

it('[E-11] kill -9 in the middle of an import: another process finishes it, and no row is done twice', async () => {
  const first = await start()
  const login = await send(first.port, '/auth/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  const token = login?.body.token as string
  const rows = Array.from({ length: ROWS }, (_, i) => `Caída,Número ${i},c${i}@correo.mx`)
  const id = await upload(first.port, token, `Nombre,Apellido paterno,Correo\n${rows.join('\n')}\n`)
  const columnas = ['nombre', 'apellido_paterno', 'email']
  await send(first.port, '/clientes/comenzar_importacion', { id, columnas, repetidos: 'omitir' }, token)
  const avance = async () =>
    (await query<{ avance: number }>('select avance from importaciones where _id = $1', [id]))[0]?.avance ?? 0
  await eventually(async () => (await avance()) > 0, 'it has begun')
  first.api.child.kill('SIGKILL')
  await first.api.exited
  const left = await avance()
  assert.ok(left < ROWS, `killed at ${left}`)

  const second = await start()
  // The lease of a dead process lasts half a minute; the test does not wait for it.
  await query(`update trabajos set desde = creacion where tipo = 'importacion'`)
  const seen = async () =>
    (await send(second.port, '/clientes/ver_importacion', { id }, token))?.body.importacion
  await eventually(async () => (await seen()).estado === 'terminada', 'another finishes it', 60_000)
  assert.deepEqual([(await seen()).creados, (await seen()).omitidos], [ROWS, 0])
  const [made] = await query<{ clientes: number; correos: number; anotados: number; filas: number }>(
    `select count(*)::int as clientes, count(distinct c.email)::int as correos,
       (select count(*)::int from auditoria where accion = 'crear' and entidad = 'cliente') as anotados,
       (select count(*)::int from importacion_filas f join clientes k on k._id = f.id_cliente
        where f.estado = 'creada' and f.celdas is null) as filas
     from clientes c where c.nombre = 'Caída'`,
  )
  assert.deepEqual(made, { clientes: ROWS, correos: ROWS, anotados: ROWS, filas: ROWS })
})
