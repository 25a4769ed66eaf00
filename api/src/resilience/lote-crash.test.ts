import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { it } from 'node:test'
import { useMortalApis } from '../../test/crash/mortal.ts'
import { eventually } from '../../test/eventually.ts'
import { send } from '../../test/process.ts'

/* A process that dies in the middle of a batch: another finishes it, and no row is done twice. */

const ROWS = 3000
const { start, signIn, query, endLease } = useMortalApis()

it('[D59] kill -9 in the middle of a batch: another process finishes it, and no row is done twice', async () => {
  const first = await start()
  const token = await signIn(first.port)
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
  await first.kill()
  const left = await avance()
  assert.ok(left < ROWS, `killed at ${left}`)

  const second = await start()
  await endLease('lote')
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
