import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useMortalApis } from '../../test/crash/mortal.ts'
import { eventually } from '../../test/eventually.ts'
import { send } from '../../test/process.ts'

/* A process that dies in the middle of an import: another finishes it, and no row is done by half or twice. */

const ROWS = 3000
const { start, signIn, query, endLease } = useMortalApis()

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
  const token = await signIn(first.port)
  const rows = Array.from({ length: ROWS }, (_, i) => `Caída,Número ${i},c${i}@correo.mx`)
  const id = await upload(first.port, token, `Nombre,Apellido paterno,Correo\n${rows.join('\n')}\n`)
  const columnas = ['nombre', 'apellido_paterno', 'email']
  await send(first.port, '/clientes/comenzar_importacion', { id, columnas, repetidos: 'omitir' }, token)
  const avance = async () =>
    (await query<{ avance: number }>('select avance from importaciones where _id = $1', [id]))[0]?.avance ?? 0
  await eventually(async () => (await avance()) > 0, 'it has begun')
  await first.kill()
  const left = await avance()
  assert.ok(left < ROWS, `killed at ${left}`)

  const second = await start()
  await endLease('importacion')
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
