import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../test/crash/client.ts'
import { Ledger } from '../../test/crash/ledger.ts'
import { noOrphans } from '../../test/crash/orphans.ts'
import { verify } from '../../test/crash/verify.ts'
import { work } from '../../test/crash/workload.ts'
import { eventually } from '../../test/eventually.ts'
import { ApiProcess, postmasterOf, send, temporaryFolder } from '../../test/process.ts'

/*
 * CRASH_ROUNDS=50 is the long mode. The database is always the embedded one, even if the other tests use a server, so a
 * run on a server only has to prove that this still works.
 */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1)
const WORKERS = 4
const LONG_MS = 120_000
const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }

const folder = temporaryFolder()
after(() => folder.remove())

const KINDS = ['the api', 'the database, then the api', 'both at once'] as const

it(`kill -9 during writes and uploads, ${ROUNDS} rounds: nothing acknowledged is lost, nothing half-written is seen`, async (t) => {
  const ledger = new Ledger()
  let membresia = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const api = new ApiProcess({ DATA_DIR: folder.path, ...admin })
    const client = await signIn(await api.ready().then(({ port }) => port))
    await verify(client, ledger, `round ${round}`)
    if (round > 0) await noOrphans(folder.path)
    if (round === ROUNDS) {
      assert.equal(await api.stop(), 0)
      break
    }
    membresia ||= await newMembresia(client)
    const before = ledger.acknowledged
    const writes = () => ledger.acknowledged - before
    await crashDuring(api, client, round, writes, (going) =>
      Promise.all(Array.from({ length: WORKERS }, () => work({ client, ledger, membresia, going }))),
    )
    t.diagnostic(`round ${round + 1}: ${KINDS[round % 3]} killed after ${writes()} writes`)
  }
  assert.ok(ledger.acknowledged > ROUNDS * 10, `${ledger.acknowledged} were acknowledged`)
})

async function crashDuring(
  api: ApiProcess,
  { port }: Client,
  round: number,
  writes: () => number,
  load: (going: () => boolean) => Promise<unknown>,
): Promise<void> {
  let going = true
  const done = load(() => going)
  // A different moment in each round, but on a busy machine not before there is something to lose. It waits for no
  // state, because the kill must hit whatever is going on.
  await eventually(() => writes() >= 15, 'there is something to lose', LONG_MS)
  await sleep((round * 137) % 700)
  const kind = KINDS[round % 3]
  const postmaster = postmasterOf(folder.path)
  if (kind !== 'the api') process.kill(postmaster, 'SIGKILL')
  if (kind === 'the database, then the api') {
    // The api restarts its database by itself, and work continues.
    const login = { email: 'a', password: 'b' }
    const isBack = async () => (await send(port, '/auth/login', login))?.status !== 503
    await eventually(isBack, 'the database is back', LONG_MS)
    const before = writes()
    await eventually(() => writes() > before, 'work goes on', LONG_MS)
  }
  api.child.kill('SIGKILL')
  await api.exited
  going = false
  await done
}

async function signIn(port: number): Promise<Client> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin
  const login = await send(port, '/auth/login', { email, password })
  return new Client(port, login?.body.token as string)
}

async function newMembresia(client: Client): Promise<string> {
  const answer = await client.post('/configuracion/crear_membresia', {
    nombre: 'Plan',
    precio: 1,
    beneficios: ['Uno'],
  })
  return (answer?.body.membresia as { _id: string })._id
}
