import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { after, describe, it } from 'node:test'
import { Client } from '../../test/crash/client.ts'
import { makeDatabase, urlOf } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { freePort } from '../../test/machine/free-port.ts'
import { multipart, pdfPart } from '../../test/multipart.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
const database = await makeDatabase({ empty: true })
after(async () => {
  await database.drop()
  folder.remove()
})

const CLIENTS = 15_000

describe('a stop', { concurrency: true }, () => {
  it('lets running requests finish, refuses new ones, and exits with 0', async () => {
    const api = new ApiProcess({ DATA_DIR: folder.path, DATABASE_URL: urlOf(database.connection), ...admin })
    const { port } = await api.ready()
    const login = await send(port, '/auth/login', {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    })
    const client = new Client(port, login?.body.token as string)
    const headers = { 'x-auth-token': client.token, 'content-type': 'application/json' }
    const made = await client.post('/clientes/crear', { nombre: 'Uno' })
    await manyClients()

    // A slow reader of a list far larger than all buffers on the way.
    const list = request({ port, path: '/admin/clientes/listar', method: 'POST', headers, agent: false }).end(
      '{}',
    )
    const [answer] = (await once(list, 'response')) as [NodeJS.ReadableStream]
    await once(answer, 'readable')

    // An upload whose first half has arrived.
    const form = multipart(
      { id_cliente: made?.body._id, nombre: 'A' },
      pdfPart('archivo', 'x'.repeat(200_000)),
    )
    const upload = request({
      port,
      path: '/admin/clientes/crear_archivo',
      method: 'POST',
      headers: { ...form.headers, 'x-auth-token': client.token, 'content-length': form.payload.length },
      agent: false,
    })
    const answered = once(upload, 'response')
    upload.write(form.payload.subarray(0, 100_000))

    // A write that waits for another transaction.
    const release = await lockClientes()
    const write = client.post('/clientes/crear', { nombre: 'Espera' })

    // An idle open connection.
    const idle = connect(port, '127.0.0.1')
    await once(idle, 'connect')
    await eventually(uploadAndWriteUnderWay, 'half the upload has come, and the write waits')

    api.child.kill('SIGTERM')
    await eventually(() => isRefused(port), 'nobody new is let in')
    assert.equal(api.child.exitCode, null, 'it waits for those who are in')

    await release()
    upload.end(form.payload.subarray(100_000))
    assert.equal((await write)?.status, 200)
    const [uploaded] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
    assert.equal(uploaded.statusCode, 200)
    uploaded.resume()
    const text = await readAll(answer)
    assert.ok((JSON.parse(text) as { clientes: object[] }).clientes.length > CLIENTS, 'the list came whole')
    await eventually(() => api.child.exitCode === 0, 'it ends, whoever is still connected')
    idle.destroy()
  })

  it('cuts off requests that never finish', async () => {
    const metrics = await freePort()
    const env = { DATA_DIR: folder.path, DATABASE_URL: urlOf(database.connection), ...admin }
    const api = new ApiProcess({ ...env, METRICS_PORT: String(metrics) })
    const { port } = await api.ready()
    const endless = connect(port, '127.0.0.1', () =>
      endless.write(
        'POST /admin/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ),
    )
    let heard = ''
    endless.on('error', () => {}).on('data', (bytes: Buffer) => (heard += bytes.toString()))
    await eventually(() => isServing(metrics), 'the request has begun')
    const started = Date.now()
    assert.equal(await api.stop(), 0)
    const took = Date.now() - started
    assert.ok(took > 5_000, `${took} ms: it is waited for first`)
    assert.equal(heard, '', 'the stop has cut it off: 408 would be the limit of any body, which comes later')
  })
})

const manyClients = () =>
  withOwner(database.connection, async (owner) => {
    await owner.query(`insert into clientes (id_locatario, _id, nombre, apellido_paterno)
      select (select id_locatario from empresas), gen_random_uuid(), 'Cliente ' || i, repeat('x', 450)
      from generate_series(1, ${CLIENTS}) i`)
  })

const uploadAndWriteUnderWay = () =>
  withOwner(database.connection, async (owner) => {
    const loose = await owner.query('select from bytes_sueltos')
    const waiting = await owner.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return loose.rowCount === 1 && waiting.rowCount === 1
  })

const isRefused = (port: number) =>
  fetch(`http://127.0.0.1:${port}/admin/salud`).then(
    () => false,
    () => true,
  )

const isServing = async (metricsPort: number) =>
  /^http_requests_in_flight 1$/m.test(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())

/** Blocks writes of clients until it is released. */
async function lockClientes(): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let locked = () => {}
  const ready = new Promise<void>((resolve) => (locked = resolve))
  const done = withOwner(database.connection, async (owner) => {
    await owner.query('begin; lock table clientes in share row exclusive mode')
    locked()
    await held
    await owner.query('rollback')
  })
  await ready
  return async () => {
    release()
    await done
  }
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
