import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import dns from 'node:dns/promises'
import { connect } from 'node:net'
import { after, before, describe, it, mock } from 'node:test'
import { gatewayOver } from '../../../gateway/src/testing/index.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { freePort } from '../../test/machine/free-port.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'

/* Two processes behind the gateway, by one name as in containers, are replaced one after the other while people work. */

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const hosts = ['127.0.0.1', '127.0.0.2']
const folder = temporaryFolder()
let database: TestDatabase
let port: number
let apis: ApiProcess[]

async function start(host: string): Promise<ApiProcess> {
  const api = new ApiProcess({
    HOST: host,
    PORT: String(port),
    DATA_DIR: folder.path,
    DATABASE_URL: urlOf(database.connection),
    DRAIN_SECONDS: '2',
    ...admin,
  })
  await api.ready()
  return api
}

before(async () => {
  database = await makeDatabase({ empty: true })
  port = await freePort()
  apis = []
  for (const host of hosts) apis.push(await start(host))
})
after(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await database.drop()
  folder.remove()
})

const health = (host: string) => fetch(`http://${host}:${port}/admin/salud`)

describe('[D24] processes that are replaced', () => {
  it('tell who they are, and no longer call themselves ready while they stop', async () => {
    const told = await Promise.all(hosts.map(async (host) => (await health(host)).json()))
    const [one, two] = told as { estado: string; proceso: string }[]
    assert.deepEqual([one?.estado, two?.estado], ['bien', 'bien'])
    assert.notEqual(one?.proceso, two?.proceso)

    const stopped = apis[1]!.stop()
    await eventually(async () => (await health(hosts[1]!)).status === 503, 'it no longer takes calls')
    const answer = await health(hosts[1]!)
    assert.equal(answer.headers.get('connection'), 'close')
    assert.deepEqual(await answer.json(), {
      ...two,
      estado: 'se_detiene',
      msg: 'Este proceso está por detenerse',
    })
    // A connection that has sent nothing yet is served too.
    const socket = connect(port, hosts[1])
    await once(socket, 'connect')
    socket.write('GET /admin/auth/sesion HTTP/1.1\r\nHost: a\r\n\r\n')
    const [heard] = (await once(socket, 'data')) as [Buffer]
    assert.match(heard.toString(), /^HTTP\/1\.1 401 /)
    socket.destroy()
    assert.equal(await stopped, 0)
    apis[1] = await start(hosts[1]!)
  })

  it('lose no call of those who work meanwhile, and none is done twice', async (t) => {
    mock.method(dns, 'lookup', async () => hosts.map((address) => ({ address, family: 4 })))
    t.after(() => mock.restoreAll())
    const url = await gatewayOver(t, { api: () => ({ host: 'apis-de-la-prueba', port }) })
    const login = await send(Number(new URL(url).port), '/auth/login', {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    })
    const token = login?.body.token as string
    const bad: string[] = []
    let made = 0
    let going = true
    const progress = new EventEmitter()
    const work = async () => {
      while (going) {
        const answer = await send(
          Number(new URL(url).port),
          '/clientes/crear',
          { nombre: 'En marcha' },
          token,
        )
        if (answer?.status === 200) progress.emit('made', ++made)
        else bad.push(JSON.stringify(answer))
      }
    }
    const workers = Array.from({ length: 4 }, work)
    for (const at of [0, 1, 0, 1]) {
      await once(progress, 'made')
      assert.equal(await apis[at]!.stop(), 0)
      apis[at] = await start(hosts[at]!)
    }
    going = false
    await Promise.all(workers)
    assert.deepEqual(bad, [])
    const kept = await withOwner(database.connection, (client) =>
      client.query<{ n: number }>(`select count(*)::int as n from clientes where nombre = 'En marcha'`),
    )
    assert.equal(kept.rows[0]?.n, made)
    assert.ok(made > 100, `${made} calls`)
  })
})
