import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, content, sha } from '../../test/crash/client.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { freePort } from '../../test/machine/free-port.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'

/* Two processes on one database and one file store: whichever answers, the office is the same. */

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
let database: TestDatabase
const processes: ApiProcess[] = []
let ports: [number, number]
let one: Client
let two: Client

const start = (more: Record<string, string> = {}) => {
  const env = {
    DATA_DIR: folder.path,
    DATABASE_URL: urlOf(database.connection),
    TRUST_PROXY: '127.0.0.1',
    ...admin,
    ...more,
  }
  const api = new ApiProcess(env)
  processes.push(api)
  return api.ready()
}

before(async () => {
  database = await makeDatabase({ empty: true })
  const ready = await Promise.all([start(), start()])
  ports = [ready[0].port, ready[1].port]
  const login = await send(ports[0], '/auth/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  const token = login?.body.token as string
  one = new Client(ports[0], token)
  two = new Client(ports[1], token)
})
after(async () => {
  for (const api of processes) await api.stop()
  await database.drop()
  folder.remove()
})

const count = (sql: string) =>
  withOwner(database.connection, async (client) => (await client.query<{ n: number }>(sql)).rows[0]!.n)

/** A person with these permissions, signed in at the first process. */
async function person(permisos: object) {
  const email = `${randomUUID()}@pruebas.mx`
  const password = 'una clave de prueba'
  const made = await one.post('/usuarios/crear', {
    nombre: 'Bea',
    apellido_paterno: 'Paz',
    tipo: 1,
    email,
    password,
    passwordConf: password,
    permisos,
  })
  assert.equal(made?.status, 200)
  const login = await send(ports[0], '/auth/login', { email, password })
  const token = login?.body.token as string
  return {
    id: (made.body.usuario as { _id: string })._id,
    at: ports.map((port) => new Client(port, token)) as [Client, Client],
  }
}

describe('two processes', () => {
  it('that start at once on an empty database prepare it once', async () => {
    assert.equal(await count('select count(*)::int as n from empresas'), 1)
    assert.equal(await count('select count(*)::int as n from identidades'), 1)
    assert.equal(await count('select count(*) - count(distinct nombre) as n from migraciones'), '0')
  })

  it('share sessions: one signs in, both know it; one signs out, neither does', async () => {
    const { at } = await person({})
    assert.equal((await at[1].post('/configuracion/listar_regimenes_fiscales', {}))?.status, 200)
    assert.equal((await at[1].post('/auth/cerrar_sesion', {}))?.status, 200)
    assert.equal((await at[0].post('/configuracion/listar_regimenes_fiscales', {}))?.status, 401)
  })

  it('[D22] a permission revoked at one is gone at the other with the next request', async () => {
    const { id, at } = await person({ clientes: { ver: true } })
    assert.equal((await at[1].post('/clientes/listar', { filas: 1 }))?.status, 200)
    const edit = { id, permisos: { clientes: { ver: false } } }
    assert.equal((await one.post('/usuarios/editar', edit))?.status, 200)
    assert.equal((await at[1].post('/clientes/listar', { filas: 1 }))?.status, 403)
    assert.equal((await one.post('/usuarios/eliminar', { id }))?.status, 200)
    assert.equal((await at[1].post('/clientes/listar', { filas: 1 }))?.status, 401)
  })

  it('[D27] count failed sign-ins together', async () => {
    const attempt = (i: number) =>
      fetch(`http://127.0.0.1:${ports[i % 2]}/admin/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.50' },
        body: JSON.stringify({ email: 'nadie@pruebas.mx', password: `mala ${i}` }),
      }).then(({ status }) => status)
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, i) => attempt(i)))
    const compared = statuses.filter((status) => status === 401).length
    // Eight turns fit into the 10 s limit; on a busy machine the last ones come later.
    assert.ok(compared >= 8 && compared <= 10, String(compared))
    assert.equal(statuses.filter((status) => status === 429).length, 30 - compared)
  })

  it('[D48] of hundreds of simultaneous guesses from a known address eight are compared, and the owner can sign in', async () => {
    const attempt = (i: number, password: string) =>
      fetch(`http://127.0.0.1:${ports[i % 2]}/admin/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.60' },
        body: JSON.stringify({ email: admin.ADMIN_EMAIL, password }),
      })
    assert.equal((await attempt(0, admin.ADMIN_PASSWORD)).status, 200)
    const compared = () =>
      count(
        `select count(*)::int as n from auditoria where direccion = '203.0.113.60' and accion = 'iniciar_sesion_fallido'`,
      )
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, i) => {
        const answer = await attempt(i, `mala ${i}`)
        return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) }
      }),
    )
    const refused = answers.filter(({ status }) => status === 429)
    const wrong = answers.filter(({ status }) => status === 401)
    assert.equal(refused.length + wrong.length, 300)
    // Turns depend on the clock: on a busy machine, a request that arrives 10 s later finds a shorter queue.
    assert.ok(wrong.length >= 8 && wrong.length <= 20, String(wrong.length))
    assert.equal(await compared(), wrong.length)
    assert.ok(refused.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 5))
    let owner = await attempt(0, admin.ADMIN_PASSWORD)
    for (let i = 1; owner.status === 429 && i < 5; i++) {
      // Wait as long as the server asked, which this test proves to be enough.
      await sleep(Number(owner.headers.get('retry-after')) * 1000)
      owner = await attempt(i, admin.ADMIN_PASSWORD)
    }
    assert.equal(owner.status, 200)
  })

  it('[D42] identical calls at different processes create one record', async () => {
    const twin = (i: number) =>
      fetch(`http://127.0.0.1:${ports[i % 2]}/admin/clientes/crear`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-auth-token': one.token,
          'idempotency-key': 'gemelas',
        },
        body: JSON.stringify({ nombre: 'Gemela' }),
      }).then((response) => response.json() as Promise<{ _id: string }>)
    const ids = await Promise.all(Array.from({ length: 8 }, (_, i) => twin(i)))
    assert.equal(new Set(ids.map(({ _id }) => _id)).size, 1)
  })

  it('[D41] of two people who save one record at once, one gets a conflict', async () => {
    const made = await one.post('/clientes/crear', { nombre: 'Disputada' })
    const save = (client: Client, i: number) =>
      client.post('/clientes/editar', { id: made?.body._id, nombre: `Disputada ${i}`, version: 1 })
    const answers = await Promise.all([one, two, one, two].map(save))
    assert.deepEqual(answers.map((answer) => answer?.status).sort(), [200, 409, 409, 409])
  })

  it('an upload at one can be read at the other, and a signed address works at both', async () => {
    const made = await one.post('/clientes/crear', { nombre: 'Con archivo' })
    const id_cliente = made?.body._id as string
    const bytes = content('compartido', 300_000)
    const uploaded = await one.upload('/clientes/crear_archivo', { id_cliente, nombre: 'A' }, bytes)
    const [{ _id: id_archivo }] = uploaded?.body.archivos as [{ _id: string }]
    const details = await two.post('/clientes/detalles_archivo', { id_cliente, id_archivo })
    const { url } = details?.body.archivo as { url: string }
    assert.equal(await one.bytesAt(url), sha(bytes))
    assert.equal(await two.bytesAt(url), sha(bytes))
    assert.equal((await two.post('/clientes/eliminar_archivo', { id_cliente, id_archivo }))?.status, 200)
    assert.equal((await one.post('/clientes/detalles_archivo', { id_cliente, id_archivo }))?.status, 404)
  })

  it('[D59] a batch that one process begins can be followed and undone at the other, and changes each row once', async () => {
    const rows = 250
    const make = (i: number) => (i % 2 ? one : two).post('/clientes/crear', { nombre: `Repartida ${i}` })
    await Promise.all(Array.from({ length: rows }, (_, i) => make(i)))
    const told = async (at: Client, id: unknown) =>
      (await at.post('/lotes/ver', { id }))?.body.lote as { estado: string; hechos: number; fallidos: number }
    const done = async ({ at, seenAt, body }: { at: Client; seenAt: Client; body: object }) => {
      const begun = await at.post('/clientes/crear_lote', body)
      assert.equal(begun?.status, 200)
      const id = (begun.body.lote as { _id: string })._id
      await eventually(async () => (await told(seenAt, id)).estado === 'terminado', 'it ends', 60_000)
      for (const client of [at, seenAt]) {
        const { hechos, fallidos } = await told(client, id)
        assert.deepEqual([hechos, fallidos], [rows, 0])
      }
      return id
    }
    const times = (accion: string) =>
      count(
        `select string_agg(distinct veces::text, ' ') || ' of ' || count(*) as n from (
           select count(*) as veces from auditoria a join clientes c on c._id = a.id_entidad
           where c.nombre like 'Repartida%' and a.accion = '${accion}' group by c._id) as each`,
      )
    const filtro = { nombre: 'repartida' }
    const id_lote = await done({ at: one, seenAt: two, body: { accion: 'eliminar', filtro } })
    assert.equal(await times('eliminar'), `1 of ${rows}`)
    await done({ at: two, seenAt: one, body: { accion: 'restaurar', id_lote } })
    assert.equal(await times('restaurar'), `1 of ${rows}`)
    const { clientes } = (await one.post('/clientes/listar', filtro))?.body as { clientes: unknown[] }
    assert.equal(clientes.length, rows)
  })

  it('a third process joins and serves metrics; a killed process loses nothing', async () => {
    const metrics = await freePort()
    const { port } = await start({ METRICS_PORT: String(metrics) })
    const third = new Client(port, one.token)
    const made = await third.post('/clientes/crear', { nombre: 'Del tercero' })
    assert.equal(made?.status, 200)
    const told = await fetch(`http://127.0.0.1:${metrics}/metrics`).then((response) => response.text())
    assert.match(told, /_count\{method="POST",route="\/admin\/clientes\/crear",status="200"\} 1/)
    const api = processes.pop()!
    api.child.kill('SIGKILL')
    await api.exited
    assert.equal((await two.post('/clientes/detalles', { id: made.body._id }))?.status, 200)
  })
})
