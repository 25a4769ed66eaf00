import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { useMortalApis } from '../../test/crash/mortal.ts'
import { eventually } from '../../test/eventually.ts'
import { send } from '../../test/process.ts'

/* A process that dies while it prepares a file: another begins it anew, and there is one file and one mail. */

const ROWS = 60_000
const { folder, start, signIn, query, endLease } = useMortalApis()

interface Row {
  estado: string
  avance: number
}

/** The outbox is made for its first mail. */
function mails(): string[] {
  const outbox = join(folder.path, 'outbox')
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
}

it('[E-13] kill -9 while a file is prepared: another process gives it whole, with one mail', async () => {
  const first = await start()
  const token = await signIn(first.port)
  await query(
    `insert into clientes (id_locatario, _id, nombre)
     select locatario(), gen_random_uuid(), 'Larga ' || n from generate_series(1, $1::int) n`,
    [ROWS],
  )
  const asked = { lista: 'clientes', pregunta: { nombre: 'larga' } }
  const id = (await send(first.port, '/exportaciones/preparar', asked, token))?.body.exportacion._id as string
  const row = async () =>
    (await query<Row>('select estado, avance from exportaciones_preparadas where _id = $1', [id]))[0]!
  await eventually(async () => (await row()).avance > 0, 'it has begun')
  await first.kill()
  const { estado, avance } = await row()
  assert.ok(estado === 'en_curso' && avance < ROWS, `killed at ${avance}`)

  const second = await start()
  await endLease('exportacion')
  await eventually(async () => (await row()).estado === 'lista', 'another prepares it', 60_000)
  const { url } = (await send(second.port, '/exportaciones/descargar', { id }, token))?.body as {
    url: string
  }
  const text = await (await fetch(`http://127.0.0.1:${second.port}${url}`)).text()
  const names = text.match(/Larga \d+/g) ?? []
  assert.deepEqual([names.length, new Set(names).size], [ROWS, ROWS])
  await eventually(() => mails().length > 0, 'the mail')
  assert.equal(mails().length, 1)
  // What the dead one had written is swept later; nobody can fetch it.
  const [{ n } = { n: 0 }] = await query<{ n: number }>(
    `select count(*)::int as n from exportaciones_preparadas where clave is not null`,
  )
  assert.equal(n, 1)
})
