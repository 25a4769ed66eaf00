import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiProcess, postmasterOf, send, temporaryFolder } from '../test/process'

/** More in the long mode: CRASH_ROUNDS=50. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3)
const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul' }

const folder = temporaryFolder()
after(() => folder.remove())

it('kill -9 of everything while clients are created: every answered one is there after the next start', async () => {
  const answered = new Map<string, string>()
  let sent = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const api = new ApiProcess({ DATA_DIR: folder.path, ...admin })
    const { port } = await api.ready()
    const login = await send(port, '/auth/login', {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    })
    const token = login!.body.token

    const list = await send(port, '/clientes/listar', {}, token)
    const rows = list!.body.clientes as { _id: string; nombre: string }[]
    const kept = new Map(rows.map(({ _id, nombre }) => [_id, nombre]))
    for (const [id, nombre] of answered) assert.equal(kept.get(id), nombre, `round ${round}`)
    assert.ok(kept.size <= sent, 'nothing is there that was not sent')
    if (round === ROUNDS) {
      await api.stop()
      break
    }

    let going = true
    const create = async () => {
      while (going) {
        const nombre = `Cliente ${++sent}`
        const answer = await send(port, '/clientes/crear', { nombre }, token)
        if (answer?.status === 200) answered.set(answer.body._id, nombre)
      }
    }
    const creators = [create(), create(), create(), create()]
    await sleep(300 + round * 137)
    const postmaster = postmasterOf(folder.path)
    // The api alone, the database first, or both at once.
    if (round % 3 !== 1) api.child.kill('SIGKILL')
    if (round % 3 !== 0) process.kill(postmaster, 'SIGKILL')
    await sleep(50)
    api.child.kill('SIGKILL')
    going = false
    await Promise.all(creators)
    await api.exited
  }
  assert.ok(answered.size > ROUNDS * 10, `${answered.size} were answered`)
})
