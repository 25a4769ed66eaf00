import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { withOwner } from '../../platform/database/connect.ts'
import { type Entrada, useHistoria } from './historia.testing.ts'
import { sources } from './sources.ts'

const { api, newCliente, historia, eventful } = useHistoria()

describe('[E-10] the history of a client', () => {
  it('has notes, advisories, purchases and their cancellations, files and changes, newest first, with who', async () => {
    const { entradas, siguiente } = await historia(await eventful())
    assert.deepEqual(
      entradas.map(({ tipo, autor }) => [tipo, autor]),
      [
        ['cambio', 'Ada'],
        ['asesoria', 'Ada'],
        ['archivo', 'Ada'],
        ['contratacion', 'Ada'],
        ['contratacion', 'Ada'],
        ['nota', 'Ada'],
        ['cambio', 'Ada'],
      ],
    )
    const details = entradas.map((one) => one[one.tipo])
    const compra = {
      membresia: 'Oro',
      total: 99.5,
      metodo: 1,
      fecha_inicio: '2026-01-01',
      fecha_fin: '2999-01-01',
    }
    assert.deepEqual(details.slice(0, 5), [
      {
        accion: 'editar',
        campos: ['puesto', 'rfc'],
        valores: [
          { campo: 'puesto', antes: null, despues: 'Maestra' },
          { campo: 'rfc', antes: null, despues: 'GODE561231GR8' },
        ],
      },
      { motivo: 'Plan', tipo: 2, fecha: '2026-05-01', hora: null, finalizacion: null },
      { nombre: 'Acta', extension: 'pdf' },
      { hecho: 'cancelada', ...compra },
      { hecho: 'contratada', ...compra },
    ])
    assert.deepEqual(details[6], { accion: 'crear', campos: [] })
    assert.equal(siguiente, null)
  })

  it('says what each changed field said before and after, régimen and giro by name; nothing once it was erased', async () => {
    const id = await eventful()
    const { body } = await api.call('POST /configuracion/listar_regimenes_fiscales', { tipo_persona: 1 })
    const [regimen] = body.regimenes as { _id: string; nombre: string }[]
    await api.call('POST /clientes/editar', { id, tipo_persona: 1, regimen_fiscal: regimen!._id } as never)
    const read = async () => {
      const { entradas } = await historia(id, { tipos: ['cambio'] })
      return entradas.map(({ cambio }) => cambio?.valores)
    }
    assert.deepEqual((await read()).slice(0, 2), [
      [
        {
          ...{ campo: 'regimen_fiscal', antes: null, despues: regimen!.nombre },
          ...{ antes_id: null, despues_id: regimen!._id },
        },
        { campo: 'tipo_persona', antes: null, despues: 1 },
      ],
      [
        { campo: 'puesto', antes: null, despues: 'Maestra' },
        { campo: 'rfc', antes: null, despues: 'GODE561231GR8' },
      ],
    ])
    await api.sql(`update auditoria set antes = null, despues = null where id_entidad = $1`, [id])
    assert.deepEqual(await read(), [undefined, undefined, undefined])
  })

  it('is filtered by kind', async () => {
    const id = await eventful()
    await api.call('POST /clientes/editar', { id, celular: '55 1234 5678' })
    const message = { canal: 'whatsapp', texto: 'Hola', destinatarios: [{ id_cliente: id }] }
    assert.equal((await api.call('POST /mensajes/enviar', message)).status, 200)
    // Payments have their own case.
    for (const tipo of Object.keys(sources).filter((one) => one !== 'pago')) {
      const { entradas } = await historia(id, { tipos: [tipo] })
      assert.ok(entradas.length > 0 && entradas.every((one) => one.tipo === tipo), tipo)
    }
    // Who names none may be a page that knows no messages.
    assert.ok((await historia(id)).entradas.every(({ tipo }) => tipo !== 'mensaje'))
    const two = await historia(id, { tipos: ['nota', 'archivo', 'nota'] })
    assert.deepEqual(
      two.entradas.map(({ tipo }) => tipo),
      ['archivo', 'nota'],
    )
  })

  it('its pages have every entry once, also those of one instant', async () => {
    const id = await eventful()
    await api.sql(
      `insert into notas (id_locatario, _id, id_cliente, texto, id_autor, creacion)
       select $1, gen_random_uuid(), $2, 'a la vez', $3, date_trunc('second', now()) from generate_series(1, 12)`,
      [api.idLocatario, id, api.admin],
    )
    const whole = (await historia(id, { filas: 100 })).entradas
    assert.equal(whole.length, 19)
    const paged: Entrada[] = []
    let despues: string | undefined
    do {
      const page = await historia(id, { filas: 4, ...(despues && { despues }) })
      paged.push(...page.entradas)
      despues = page.siguiente ?? undefined
    } while (despues)
    assert.deepEqual(paged, whole)
    const sorted = whole.map(({ momento, _id }) => `${momento} ${_id}`)
    assert.deepEqual(sorted, sorted.toSorted().reverse())
  })

  it('has nothing of what was deleted, nor of other clients', async () => {
    const id = await eventful()
    await api.sql('update asesorias set eliminacion = now() where id_cliente = $1', [id])
    await api.sql('update archivos set eliminacion = now() where id_cliente = $1', [id])
    assert.deepEqual((await historia(id, { tipos: ['asesoria', 'archivo'] })).entradas, [])
    const { entradas } = await historia(await newCliente())
    assert.deepEqual(
      entradas.map(({ tipo }) => tipo),
      ['cambio'],
    )
  })

  it('refuses a cursor that is not its own, an unknown kind, a deleted client', async () => {
    const id_cliente = await newCliente()
    const status = async (body: object) =>
      (await api.call('POST /clientes/historia', { id_cliente, ...body })).status
    for (const body of [{ despues: 'x' }, { tipos: ['otra'] }, { filas: 0 }, { filas: 101 }])
      assert.equal(await status(body), 400, JSON.stringify(body))
    await api.call('POST /clientes/eliminar', { id: id_cliente })
    assert.equal(await status({}), 404)
  })

  it('reads a page of a client with 10,000 entries by the indexes', async () => {
    const id = await newCliente()
    await api.sql(
      `insert into notas (id_locatario, _id, id_cliente, texto, id_autor, creacion)
       select $1, gen_random_uuid(), $2, 'Nota ' || n, $3, now() - n * interval '1 minute' from generate_series(1, 4000) n`,
      [api.idLocatario, id, api.admin],
    )
    await api.sql(
      `insert into asesorias (id_locatario, _id, id_cliente, id_asesor, motivo, creacion, registro)
       select $1, gen_random_uuid(), $2, $3, 'Plan', '2026-01-01', now() - n * interval '1 minute' from generate_series(1, 3000) n`,
      [api.idLocatario, id, api.admin],
    )
    await api.sql(
      `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, id_usuario, accion, entidad, id_entidad, despues, momento)
       select $1, gen_random_uuid(), '', '', '', $3, 'editar', 'cliente', $2, '{"puesto": "x"}', now() - n * interval '1 minute'
       from generate_series(1, 3000) n`,
      [api.idLocatario, id, api.admin],
    )
    await api.sql('analyze notas, asesorias, auditoria')
    const before = new Date(Date.now() - 2500 * 60_000).toISOString()
    for (const { text } of Object.values(sources).flat()) {
      for (const cut of ['2999-01-01', before]) {
        const plan = await planOf(text, [api.idLocatario, id, cut, uuidv7(), 21])
        assert.ok(plan.rows <= 100, `${text} reads ${plan.rows} rows:\n${plan.text}`)
      }
    }
    let despues: string | null = null
    for (let i = 0; i < 5; i++) {
      const page = await historia(id, { filas: 20, ...(despues && { despues }) })
      assert.equal(page.entradas.length, 20)
      despues = page.siguiente
    }
  })
})

/** The most rows that one step of a query reads or throws away, under the policies that the api's role is subject to. */
async function planOf(query: string, values: unknown[]): Promise<{ rows: number; text: string }> {
  const literals = values.map((value) => (typeof value === 'number' ? String(value) : `'${String(value)}'`))
  const filled = query.replace(/\$(\d)/g, (_all, n: string) => literals[Number(n) - 1] as string)
  return withOwner(api.database.connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
    await client.query('set role backoffice_api')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${filled}`)
    const text = rows.map((row) => row['QUERY PLAN']).join('\n')
    const counted = [...text.matchAll(/actual rows=([\d.]+)|Rows Removed by Filter: (\d+)/g)]
    return { rows: Math.max(...counted.map(([, read, removed]) => Number(read ?? removed))), text }
  })
}
