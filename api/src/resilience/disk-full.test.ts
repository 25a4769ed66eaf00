import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { Client, content, type Outcome, sha } from '../../test/crash/client.ts'
import { type Entry, Ledger } from '../../test/crash/ledger.ts'
import { verify } from '../../test/crash/verify.ts'
import { change, create, facts, work } from '../../test/crash/workload.ts'
import { eventually } from '../../test/eventually.ts'
import { ApiProcess, send, temporaryFolder } from '../../test/process.ts'
import { SmallDisk, whyNoSmallDisk, withSmallDisk } from '../../test/machine/small-disk.ts'

/* DATA_DIR, with database and files, on a separate real disk that the test fills to the last byte. */

const admin = { ADMIN_EMAIL: 'ada@pruebas.mx', ADMIN_PASSWORD: 'bicicleta azul y roja' }
const folder = temporaryFolder()
after(() => folder.remove())

const why = process.env.TEST_DATABASE_URL
  ? 'the run on the embedded database proves it'
  : whyNoSmallDisk(folder.path)
if (why) console.error(`disk full: NOT TESTED here: ${why}`)

describe('a full disk', { skip: why ?? false }, () => {
  it('writes and uploads get a clear refusal, reading goes on, and so does everything once there is room', async (t) => {
    const { api, disk, client, membresia } = await start({})
    const ledger = new Ledger()
    let going = true
    const load = Promise.all([1, 2, 3].map(() => work({ client, ledger, membresia, going: () => going })))
    await enough(api, ledger)
    // Aborted writes free some space, so fill the disk again until the api notices.
    const before = client.refused
    await eventually(async () => {
      await disk.fill(LEFT)
      return client.refused > before
    }, 'a write has been refused')
    going = false
    await load
    t.diagnostic(`filled after ${ledger.acknowledged} acknowledged writes`)

    for (const answer of await writes(client, ledger)) {
      assert.equal(answer?.status, 503)
      assert.match(String(answer.body.msg), /^No queda espacio/)
    }
    await verify(client, ledger, 'while the disk is full')
    const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
    assert.equal(
      (await send(client.port, '/auth/login', login))?.status,
      200,
      'signing in is no more than a line',
    )

    disk.empty()
    for (const answer of await writes(client, ledger)) assert.equal(answer?.status, 200)
    assert.equal(await api.stop(), 0)
    const told = api.stdout.split('\n').filter((line) => line.includes('"level":50'))
    assert.equal(told.length, 1, `one line for ${client.refused} refusals: ${told.join('\n')}`)
    assert.match(told[0]!, /no queda espacio en el disco/)
  })

  it('without a reserve it refuses at the last byte, and loses nothing', async (t) => {
    const { api, disk, client, membresia } = await start({ DISK_RESERVE_MB: '0' })
    const ledger = new Ledger()
    let going = true
    const load = Promise.all([1, 2, 3].map(() => work({ client, ledger, membresia, going: () => going })))
    await enough(api, ledger)
    const own: Entry[] = []
    while (own.length < 40) own.push((await create({ client, ledger, membresia, going: () => true }))!)
    const statuses = new Map<number, number>()
    for (const entry of own) {
      await disk.fill()
      const { status, body } = (await upload(client, ledger, entry))!
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 200) assert.match(String(body.msg), /^(No queda espacio|La base de datos no est)/)
    }
    going = false
    await load
    t.diagnostic(`uploads on the full disk: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`)
    // Another aborted write frees space: an upload that finds it is acknowledged, and must be kept (verify).
    assert.deepEqual(
      [...statuses.keys()].filter((status) => status !== 200),
      [503],
    )
    disk.empty()
    // A database whose log found no space has stopped, and is restarted.
    await eventually(
      async () => (await client.post('/clientes/listar', {}))?.status === 200,
      'the database is back',
    )
    await verify(client, ledger, 'with room again')
    const { status } = (await client.post('/clientes/crear', { nombre: 'Después' }))!
    assert.equal(status, 200)
    assert.equal(await api.stop(), 0)
  })
})

/** Less than the reserve (DISK_RESERVE_MB), and enough for a piece of the database's log: people can still sign in. */
const LEFT = 32 * 1024 * 1024

/** Uploads 400 kB to a separate client. */
async function upload(client: Client, ledger: Ledger, entry: Entry): Promise<Outcome> {
  const nombre = ledger.next()
  const bytes = content(nombre, 400_000)
  let answer: Outcome = null
  await change(ledger, entry, { archivos: { ...facts(entry).archivos, [nombre]: sha(bytes) } }, async () => {
    answer = await client.upload('/clientes/crear_archivo', { id_cliente: entry.id!, nombre }, bytes)
    return answer
  })
  return answer
}

/** Creates data that could get lost. */
async function enough(api: ApiProcess, ledger: Ledger): Promise<void> {
  await eventually(() => {
    assert.equal(api.child.exitCode, null, api.stderr)
    return ledger.acknowledged >= 30
  }, '30 writes')
}

async function start(env: Record<string, string>) {
  const api = new ApiProcess({ DATA_DIR: folder.path, ...admin, ...env }, withSmallDisk(folder.path, 320))
  const { port } = await api.ready()
  const disk = new SmallDisk(api.child.pid!, folder.path)
  const login = await send(port, '/auth/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  const client = new Client(port, login?.body.token as string)
  const plan = await client.post('/configuracion/crear_membresia', {
    nombre: 'P',
    precio: 1,
    beneficios: ['U'],
  })
  return { api, disk, client, membresia: (plan?.body.membresia as { _id: string })._id }
}

/** One of each kind of write, on a ledger client that is otherwise only read. */
async function writes(client: Client, ledger: Ledger): Promise<Outcome[]> {
  const id = ledger.entries.find(({ known }) => known)!.id!
  const bytes = content('otro', 200_000)
  return [
    await client.post('/clientes/crear', { nombre: 'Nueva' }),
    await client.post('/clientes/editar', { id, celular: '5512345678' }),
    await client.post('/asesorias/crear', { cliente: id, motivo: 'Otra', fecha: '2026-01-01' }),
    await client.upload('/clientes/crear_archivo', { id_cliente: id, nombre: 'Otro' }, bytes),
  ]
}
