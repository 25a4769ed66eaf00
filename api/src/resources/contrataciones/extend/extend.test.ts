import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayFromToday as day, useContrataciones } from '../contrataciones.testing.ts'

const { api, newCliente, buy, cancel, perfil, entries } = useContrataciones()
const LOTE = 'POST /contrataciones/crear_lote'

async function bought(campos: object = {}) {
  const id_cliente = await newCliente()
  const { contratacion } = (await buy(id_cliente, campos)).body
  return { id_cliente, id: contratacion._id as string, version: 1 }
}
type Bought = Awaited<ReturnType<typeof bought>>

const begin = (body: object, token = api.token) => api.call(LOTE, body, { token })
async function done(body: object) {
  const { status, body: answer } = await begin(body)
  assert.equal(status, 200, JSON.stringify(answer))
  await api.app.lotes.idle()
  return (await api.call('POST /lotes/ver', { id: answer.lote._id })).body
}
const extend = (rows: Bought[], how: object) =>
  done({ accion: 'extender', renglones: rows.map(({ id, version }) => ({ id, version })), ...how })
const now = async ({ id_cliente }: Bought) => (await perfil(id_cliente)).contrataciones[0]
const reasons = (fallas: { _id: string; motivo: string }[]) =>
  Object.fromEntries(fallas.map(({ _id, motivo }) => [_id, motivo]))

describe('[E-09] POST /clientes/extender_contratacion', () => {
  const extendOne = ({ id_cliente, id }: Bought, campos: object) =>
    api.call('POST /clientes/extender_contratacion', { id_cliente, id_contratacion: id, ...campos })

  it('[D41] moves the last day, is audited, and refuses a stale version', async () => {
    const one = await bought({ fecha_fin: day(5) })
    const { status, body } = await extendOne(one, { dias: 30, version: 1 })
    assert.deepEqual([status, body.msg], [200, 'Membresía extendida'])
    assert.deepEqual(await now(one), body.contratacion)
    assert.deepEqual([body.contratacion.fecha_fin, body.contratacion.version], [day(35), 2])
    const entry = (await entries(one.id)).at(-1)!
    assert.deepEqual([entry.accion, entry.despues.fecha_fin], ['editar', day(35)])
    assert.equal((await extendOne(one, { dias: 30, version: 1 })).status, 409)
    assert.equal((await extendOne(one, { fecha_fin: day(35) })).body.msg, 'Ya termina ese día o después')
  })

  const takeBack = ({ id_cliente, id }: Bought, campos: object = {}) =>
    api.call('POST /clientes/restaurar_fecha_fin', { id_cliente, id_contratacion: id, ...campos })

  it('[D41] takes the last extension back, one at a time; what comes twice is answered, and changes nothing', async () => {
    const one = await bought({ fecha_fin: day(5) })
    await extendOne(one, { dias: 30 })
    await extendOne(one, { dias: 10 })
    assert.equal((await takeBack(one, { version: 2 })).status, 409)
    const first = await takeBack(one, { version: 3 })
    assert.deepEqual([first.status, first.body.contratacion.fecha_fin], [200, day(35)])
    const entry = (await entries(one.id)).at(-1)!
    assert.deepEqual([entry.antes.fecha_fin, entry.despues.fecha_fin], [day(45), day(35)])
    const twice = await takeBack(one, { version: 3 })
    assert.deepEqual([twice.status, twice.body.contratacion], [200, first.body.contratacion])
    assert.equal((await now(one)).version, 4)
  })

  it('[D41] takes back an extension in a batch; nothing if something else happened since', async () => {
    const [one, other] = [await bought({ fecha_fin: day(5) }), await bought({ fecha_fin: day(5) })]
    await extend([one, other], { dias: 7 })
    assert.equal((await takeBack(one)).body.contratacion.fecha_fin, day(5))
    await cancel(other.id_cliente, other.id)
    const refused = await takeBack(other)
    assert.deepEqual(
      [refused.status, refused.body.msg],
      [409, 'Lo último no fue una extensión; no se puede deshacer'],
    )
    assert.equal((await takeBack(await bought())).status, 409)
    assert.equal((await takeBack({ ...one, id_cliente: other.id_cliente })).status, 404)
  })

  it('[D24] another client’s, a cancelled one, no way or two to say how far: a sentence', async () => {
    const [one, other] = [await bought(), await bought()]
    assert.equal((await extendOne({ ...one, id_cliente: other.id_cliente }, { dias: 1 })).status, 404)
    for (const how of [{}, { dias: 1, fecha_fin: day(90) }]) {
      assert.deepEqual((await extendOne(one, how)).body.campos, { dias: 'Va uno de dias y fecha_fin' })
    }
    await cancel(one.id_cliente, one.id)
    assert.equal(
      (await extendOne(one, { dias: 1 })).body.msg,
      'La membresía está cancelada; no se puede extender',
    )
  })
})

describe('[E-09] many purchases are extended', () => {
  it('by days, each from its own end, also an expired one; each is audited', async () => {
    const active = await bought({ fecha_fin: day(5) })
    const expired = await bought({ fecha_inicio: day(-40), fecha_fin: day(-10) })
    const { lote } = await extend([active, expired], { dias: 30 })
    assert.deepEqual([lote.estado, lote.hechos, lote.fallidos], ['terminado', 2, 0])
    const [one, two] = [await now(active), await now(expired)]
    assert.deepEqual([one.fecha_fin, one.status, one.version], [day(35), 0, 2])
    assert.deepEqual([two.fecha_fin, two.status], [day(20), 0])
    const entry = (await entries(active.id)).at(-1)!
    assert.deepEqual(
      [entry.accion, entry.antes.fecha_fin, entry.despues.fecha_fin],
      ['editar', day(5), day(35)],
    )
  })

  it('[D41] until a day; cancelled, changed and later ones say why they stay', async () => {
    const [good, cancelled, changed, later] = [await bought(), await bought(), await bought(), await bought()]
    await cancel(cancelled.id_cliente, cancelled.id)
    await api.sql('update contrataciones set version = 7 where _id = $1', [changed.id])
    await api.sql('update contrataciones set fecha_fin = $2 where _id = $1', [later.id, day(90)])
    const { lote, fallas } = await extend([good, { ...cancelled, version: 2 }, changed, later], {
      fecha_fin: day(60),
    })
    assert.deepEqual([lote.hechos, lote.fallidos], [1, 3])
    assert.deepEqual(reasons(fallas), {
      [cancelled.id]: 'La membresía está cancelada; no se puede extender',
      [changed.id]: 'Otra persona cambió este registro mientras tanto',
      [later.id]: 'Ya termina ese día o después',
    })
    assert.equal(fallas[0].nombre, 'Ana · Básica')
    assert.equal((await now(good)).fecha_fin, day(60))
  })

  it('and each goes back to its own day, unless it changed since', async () => {
    const [one, two, third] = [
      await bought({ fecha_fin: day(3) }),
      await bought({ fecha_fin: day(9) }),
      await bought(),
    ]
    const { lote } = await extend([one, two, third], { fecha_fin: day(60) })
    await cancel(third.id_cliente, third.id)
    const undo = await done({ accion: 'restaurar', id_lote: lote._id })
    assert.deepEqual([undo.lote.hechos, undo.lote.fallidos], [2, 1])
    assert.deepEqual([(await now(one)).fecha_fin, (await now(two)).fecha_fin], [day(3), day(9)])
    assert.equal((await now(third)).fecha_fin, day(60))
    const again = await begin({ accion: 'restaurar', id_lote: undo.lote._id })
    assert.deepEqual(again.body.campos, { id_lote: 'Ese lote no se puede deshacer' })
  })

  it('all that match the filter; those of deleted clients stay', async () => {
    const two = [await bought({ metodo: 2 }), await bought({ metodo: 2 })]
    const gone = await bought({ metodo: 2 })
    const body = { accion: 'extender', filtro: { metodo: [2] }, dias: 1 }
    const { lote } = (await begin(body)).body
    await api.call('POST /clientes/eliminar', { id: gone.id_cliente })
    await api.app.lotes.idle()
    const { fallas } = (await api.call('POST /lotes/ver', { id: lote._id })).body
    assert.equal(lote.total, 3)
    assert.deepEqual(reasons(fallas), { [gone.id]: 'El cliente no existe' })
    assert.deepEqual([(await now(two[0]!)).fecha_fin, (await now(two[1]!)).fecha_fin], [day(30), day(30)])
  })

  it('[D49] who edits clients may; one way to say how far; no further than ten years', async () => {
    const { id } = await bought()
    const renglones = [{ id }]
    const sees = await api.tokenWith({ clientes: { ver: true, detalles: true } })
    assert.equal((await begin({ accion: 'extender', dias: 1, renglones }, sees)).status, 403)
    const edits = await api.tokenWith({ clientes: { editar: true } })
    assert.equal((await begin({ accion: 'extender', dias: 1, filtro: {} }, edits)).status, 403)
    for (const [how, campo] of [
      [{}, 'dias'],
      [{ dias: 1, fecha_fin: day(90) }, 'dias'],
      [{ dias: 3_661 }, 'dias'],
      [{ dias: 0 }, 'dias'],
      [{ fecha_fin: '2026-02-30' }, 'fecha_fin'],
    ] as const) {
      const { status, body } = await begin({ accion: 'extender', renglones, ...how })
      assert.deepEqual([status, Object.keys(body.campos)], [400, [campo]], JSON.stringify(how))
    }
    const undo = await begin({ accion: 'restaurar', renglones })
    assert.deepEqual(undo.body.campos, { id_lote: 'Se deshace un lote' })
  })
})
