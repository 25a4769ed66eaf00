import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, it } from 'node:test'
import { content } from '../../test/crash/client.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { formBody } from '../../test/form.ts'
import { freePort } from '../../test/machine/free-port.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { Proxy } from '../../test/machine/proxy.ts'
import { head } from '../../test/socket.ts'

/*
 * The log of a real process, as an operator reads it: clients' mistakes are no errors, and an outage of the database
 * writes one line when it begins and one when it ends, however many calls fail meanwhile.
 */

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
let database: TestDatabase
let proxy: Proxy
let DATABASE_URL: string
const processes: ApiProcess[] = []

before(async () => {
  database = await makeDatabase({ empty: true })
  proxy = new Proxy(database.connection)
  DATABASE_URL = urlOf(await proxy.start())
})
after(async () => {
  for (const { child } of processes) child.kill('SIGKILL')
  proxy.stop()
  await database.drop()
  folder.remove()
})

interface Line {
  level: number
  msg: string
  peticiones?: number
}

/** A signed-in process and its log lines from level warn up. */
async function running() {
  const metrics = await freePort()
  const api = new ApiProcess({
    DATA_DIR: folder.path,
    DATABASE_URL,
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(metrics),
    ...admin,
  })
  processes.push(api)
  const { port } = await api.ready()
  const login = await send(port, '/auth/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  const token = login?.body.token as string
  const said = () =>
    api.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
  /** The number of requests under way, and of all that have started. */
  const requests = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    const sum = (line: RegExp) => [...text.matchAll(line)].reduce((total, [, n]) => total + Number(n), 0)
    const underWay = sum(/^http_requests_in_flight (\d+)$/gm)
    return { underWay, begun: underWay + sum(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm) }
  }
  /** Sends part of a request, and disconnects once the server has started on it. */
  const breakOff = async (bytes: Buffer) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const { begun } = await requests()
    socket.write(bytes)
    await eventually(async () => (await requests()).begun > begun, 'the request has reached its route')
    socket.destroy()
    await eventually(async () => (await requests()).underWay === 0, 'the server has noticed')
  }
  return { api, port, token, said, breakOff }
}

it('[D24] interrupted bodies and uploads write no line', async () => {
  const { api, port, token, said, breakOff } = await running()
  const cliente = await send(port, '/clientes/crear', { nombre: 'Ana' }, token)
  const id_cliente = cliente?.body._id as string
  const file = { name: 'a.pdf', content: content('a', 500_000) }
  const { payload } = formBody([['id_cliente', id_cliente], ['nombre', 'x'], file], 'limite')
  const type = 'multipart/form-data; boundary=limite'
  const form = head('/clientes/crear_archivo', token, type, payload.length)
  const own = formBody(
    [{ name: 'a.png', content: content('a', 500_000), member: 'perfil' }],
    'limite',
  ).payload
  const photo = head('/configuracion/editar_perfil_personal', token, type, own.length)
  const json = head('/clientes/crear', token, 'application/json', 200_000)
  for (const sent of [10, 200, 300_000, -20]) {
    await breakOff(Buffer.concat([Buffer.from(form), payload.subarray(0, sent)]))
    await breakOff(Buffer.concat([Buffer.from(photo), own.subarray(0, sent)]))
  }
  for (const sent of [1, 100_000]) await breakOff(Buffer.from(json + '"'.padEnd(sent, 'x')))
  assert.equal(await api.stop(), 0)
  assert.deepEqual(said(), [])
})

it('[D35] an outage of the database writes a line at its start and one at its end', async () => {
  const { api, port, token, said } = await running()
  const many = (n: number) =>
    Promise.all(Array.from({ length: n }, () => send(port, '/clientes/listar', {}, token)))
  for (let round = 1; round <= 2; round++) {
    proxy.close()
    const answers = [...(await many(20)), ...(await many(5))]
    assert.deepEqual([...new Set(answers.map((answer) => answer?.status))], [503])
    proxy.open()
    await eventually(() => said().length >= 2 * round, 'the end of the outage is in the log')
    assert.equal((await many(1))[0]?.status, 200)
  }
  assert.equal(await api.stop(), 0)
  const told = said()
  const began = { level: 50, msg: 'la base de datos no está disponible' }
  const ended = { level: 40, msg: 'la base de datos responde otra vez' }
  assert.deepEqual(
    told.map(({ level, msg }) => ({ level, msg })),
    [began, ended, began, ended],
  )
  for (const { peticiones } of [told[1]!, told[3]!]) assert.equal(peticiones, 25)
})
