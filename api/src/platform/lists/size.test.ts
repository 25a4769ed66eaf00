import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { withOwner } from '../database/connect.ts'
import { fillDemo } from '../../seed/demo/demo.ts'

const CLIENTS = 25_000

const indexes = () =>
  api.sql<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename in ('clientes', 'asesorias', 'contrataciones') order by indexname`,
  )
let before: { indexdef: string }[] = []

const api = useApi({}, async (api) => {
  before = await indexes()
  await withOwner(api.database.connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
    await fillDemo(client, {
      idLocatario: api.idLocatario,
      clients: CLIENTS,
      asesores: [api.admin],
      now: Date.parse('2026-03-01T12:00:00Z'),
      onProgress: () => {},
    })
    await client.query('analyze clientes, asesorias, contrataciones')
  })
})

const list = async (question: object) => (await api.call('POST /clientes/listar', question)).body
const ids = (body: { clientes: { _id: string }[] }) => body.clientes.map(({ _id }) => _id)

/** The same page, by the simplest possible SQL. */
const expected = async (where: string, order: string, limit: number, offset: number) =>
  (
    await api.sql<{ _id: string }>(
      `select _id from clientes where eliminacion is null and (${where}) order by ${order} limit ${limit} offset ${offset}`,
    )
  ).map(({ _id }) => _id)

describe('lists at size', () => {
  it('the total stops at 10,000 and says so', async () => {
    const body = await list({ filas: 20 })
    assert.equal(body.total, 10_000)
    assert.equal(body.total_exacto, false)
    const [{ n }] = (await api.sql<{ n: number }>(
      `select count(*)::int as n from clientes where f_norm(apellido_paterno) like '%zuniga%'`,
    )) as [{ n: number }]
    const narrow = await list({ filas: 1, apellido_paterno: 'Zúñiga' })
    assert.deepEqual([narrow.total, narrow.total_exacto], [n, true])
    assert.ok(n > 0)
  })

  it('a page has 20 rows when only the order is given', async () => {
    const { clientes } = await list({ orden: 'nombre', direccion: 'asc' })
    assert.equal(clientes.length, 20)
  })

  it('pages are right for broad and narrow filters, any order, near the start and far from it', async () => {
    for (const [question, where] of [
      [{}, 'true'],
      [{ email: 'EXAMPLE' }, `email like '%example%'`],
      [{ email: 'correo' }, `email like '%correo%'`],
      [{ nombre: 'jose' }, `f_norm(nombre) like '%jose%'`],
      [
        { nombre: 'a', apellido_paterno: 'ez' },
        `f_norm(nombre) like '%a%' and f_norm(apellido_paterno) like '%ez%'`,
      ],
      [{ nombre: 'garcia maria' }, `cliente_n like '%garcia%' and cliente_n like '%maria%'`],
      [{ celular: '+52 (55) 1' }, `celular like '551%' or celular like '%52551%'`],
      [{ celular: '55', nombre: 'x' }, `celular like '%55%' and f_norm(nombre) like '%x%'`],
      [{ nombre: 'no hay nadie' }, 'false'],
    ] as const) {
      for (const orden of ['creacion', 'nombre', 'email']) {
        for (const direccion of ['asc', 'desc']) {
          for (const pagina of [0, 3, 470]) {
            const page = await list({ ...question, orden, direccion, pagina, filas: 25 })
            const order = `${orden} ${direccion}, _id ${direccion}`
            const wanted = await expected(where, order, 25, pagina * 25)
            assert.deepEqual(ids(page), wanted, JSON.stringify({ question, orden, direccion, pagina }))
          }
        }
      }
    }
  })

  it('a cursor leads forwards and back from any depth', async () => {
    for (const question of [{ orden: 'nombre' }, { orden: 'email', direccion: 'desc', email: 'example' }]) {
      const here = await list({ ...question, pagina: 400, filas: 25 })
      const next = await list({ ...question, filas: 25, despues: here.cursor_ultimo })
      assert.deepEqual(ids(next), ids(await list({ ...question, pagina: 401, filas: 25 })))
      const back = await list({ ...question, filas: 25, antes: next.cursor_primero })
      assert.deepEqual(ids(back), ids(here))
    }
  })

  it('the whole list has every row once, with a filter too', async () => {
    assert.equal(new Set(ids(await list({}))).size, CLIENTS)
    const josefas = await list({ nombre: 'jos' })
    assert.deepEqual(
      ids(josefas),
      await expected(`f_norm(nombre) like '%jos%'`, 'creacion desc, _id desc', CLIENTS, 0),
    )
  })

  it('indexes dropped for filling are restored', async () => {
    assert.ok(before.length > 15)
    assert.deepEqual(await indexes(), before)
  })

  it('[E-01] phone numbers have an index of their digits', async () => {
    const rows = await api.sql<{ 'QUERY PLAN': string }>(
      `explain select 1 from clientes where eliminacion is null and f_letras(f_digitos(celular_n)) @@ f_consulta('4779880779')`,
    )
    assert.match(rows.map((row) => row['QUERY PLAN']).join(), /clientes_telefonos/)
  })

  it('possible duplicates use their index', async () => {
    const rows = await api.sql<{ 'QUERY PLAN': string }>(
      `explain select 1 from clientes where eliminacion is null and f_huellas(id_locatario, nombre_n,
         apellido_paterno_n, apellido_materno_n, email_n, celular, rfc, curp) @> array[1::bigint]`,
    )
    assert.match(rows.map((row) => row['QUERY PLAN']).join(), /clientes_huellas/)
  })
})
