import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { cleanUp } from '../database/clean-up.ts'
import { useLotes } from './lotes.testing.ts'
import { GROUP, workOn } from './work.ts'

const { api, create, several, begin, look, ended, done, live } = useLotes()

describe('[D59] a batch', () => {
  it('deletes the named rows by the rules of the call for one, each with its audit', async () => {
    const rows = await several('Nombrado', 3)
    const begun = (await begin({ accion: 'eliminar', renglones: rows })).body
    assert.deepEqual(
      [begun.msg, begun.lote.estado, begun.lote.total, begun.lote.hechos],
      ['En marcha: 3 clientes', 'en_curso', 3, 0],
    )
    const { lotes } = (await api.call('POST /lotes/mios', {})).body
    assert.deepEqual(
      lotes.map(({ _id }: { _id: string }) => _id),
      [begun.lote._id],
    )
    const { lote, fallas } = await ended(begun.lote._id)
    assert.deepEqual([lote.estado, lote.hechos, lote.fallidos, fallas], ['terminado', 3, 0, []])
    assert.ok(lote.fin)
    assert.equal(await live('nombrado'), 0)
    assert.deepEqual((await api.call('POST /lotes/mios', {})).body.lotes, [])
    const entries = await api.sql<{ llamada: string; antes: object; id_usuario: string }>(
      `select * from auditoria where accion = 'eliminar' and id_entidad = any ($1)`,
      [rows.map(({ id }) => id)],
    )
    assert.equal(entries.length, 3)
    for (const entry of entries) {
      assert.deepEqual([entry.llamada, entry.id_usuario], ['POST /clientes/crear_lote', api.admin])
      assert.ok(entry.antes)
    }
  })

  it('does nothing if another number matches than the person confirmed', async () => {
    await several('Contada', 3)
    const filtro = { nombre: 'contada' }
    const refused = await begin({ accion: 'eliminar', filtro, esperados: 2 })
    assert.equal(refused.status, 409)
    assert.match(refused.body.msg, /^La lista cambió: se confirmaron 2 y ahora coinciden 3\./)
    const { lote } = (await begin({ accion: 'eliminar', filtro, esperados: 3 })).body
    assert.equal((await ended(lote._id)).lote.hechos, 3)
  })

  it('does all that match the filter, as they were when it began', async () => {
    const [first] = await several('Filtrada', 250)
    const { lote } = (await begin({ accion: 'eliminar', filtro: { nombre: 'filtrada' } })).body
    await create('Filtrada después')
    await api.call('POST /clientes/editar', { id: first!.id, nombre: 'Filtrada y editada' })
    const { lote: after, fallas } = await ended(lote._id)
    assert.deepEqual([after.total, after.hechos, after.fallidos], [250, 249, 1])
    assert.deepEqual(fallas, [
      {
        _id: first!.id,
        nombre: 'Filtrada y editada',
        motivo: 'Otra persona cambió este registro mientras tanto',
      },
    ])
    assert.equal(await live('filtrada'), 2)
  })

  it('[D41] tells which rows failed and why', async () => {
    const [stale, gone, good] = await several('Mixto', 3)
    await api.call('POST /clientes/eliminar', { id: gone!.id })
    const unknown = uuidv7()
    const renglones = [{ ...stale, version: 7 }, { id: gone!.id }, { id: unknown }, good, good]
    const { lote, fallas } = await done({ accion: 'eliminar', renglones })
    assert.deepEqual([lote.estado, lote.total, lote.hechos, lote.fallidos], ['terminado', 4, 1, 3])
    const reasons = Object.fromEntries(fallas.map((f: { _id: string; motivo: string }) => [f._id, f.motivo]))
    assert.deepEqual(reasons, {
      [stale!.id]: 'Otra persona cambió este registro mientras tanto',
      [gone!.id]: 'El cliente no existe',
      [unknown]: 'El cliente no existe',
    })
  })

  it('is undone by one that restores what it deleted, unless that changed since', async () => {
    const rows = await several('Deshecho', 3)
    const { lote } = await done({ accion: 'eliminar', renglones: rows })
    const id_lote = lote._id
    await api.call('POST /clientes/restaurar', { id: rows[0]!.id })
    await api.call('POST /clientes/eliminar', { id: rows[0]!.id })
    const undo = await done({ accion: 'restaurar', id_lote })
    assert.deepEqual([undo.lote.hechos, undo.lote.fallidos], [2, 1])
    assert.equal(await live('deshecho'), 2)
    const again = await done({ accion: 'restaurar', id_lote })
    assert.deepEqual([again.lote.hechos, again.lote.fallidos], [2, 1], 'what is already so stays so')
    const wrong = await begin({ accion: 'eliminar', id_lote })
    assert.deepEqual(wrong.body.campos, { id_lote: 'Solo se puede restaurar' })
    const undone = await begin({ accion: 'restaurar', id_lote: undo.lote._id })
    assert.deepEqual(undone.body.campos, { id_lote: 'Ese lote no se puede deshacer' })
  })

  it('does a group once, however many processes come with it, and asks for the next once', async () => {
    const rows = await several('Repetido', GROUP + 20)
    const { lote } = (await begin({ accion: 'eliminar', renglones: rows })).body
    const group = { idLocatario: api.idLocatario, id: lote._id, desde: 0 }
    const next: number[] = []
    const work = () =>
      workOn(api.app.db, api.app.lotes, group, async (_tx, { desde }) => void next.push(desde))
    await Promise.all([work(), work(), work()])
    await work()
    const { lote: after, fallas } = await look(lote._id)
    assert.deepEqual([after.hechos, fallas, next], [GROUP, [], [GROUP]])
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      `select count(*)::int as n from auditoria where accion = 'eliminar' and id_entidad = any ($1)`,
      [rows.map(({ id }) => id)],
    )
    assert.equal(n, GROUP)
    await api.call('POST /lotes/cancelar', { id: lote._id })
  })

  it('[D41] of two people over the same rows, one does each row and the other is told', async () => {
    const renglones = await several('Dos a la vez', 150)
    const token = await api.tokenWith({ clientes: true })
    const both = await Promise.all([
      begin({ accion: 'eliminar', renglones }),
      begin({ accion: 'eliminar', renglones }, { token }),
    ])
    const [mine, theirs] = [both[0].body.lote._id, both[1].body.lote._id]
    const [one, two] = [(await ended(mine)).lote, (await ended(theirs, token)).lote]
    assert.deepEqual([one.estado, two.estado], ['terminado', 'terminado'])
    assert.deepEqual([one.hechos + two.hechos, one.fallidos + two.fallidos], [150, 150])
    assert.equal(await live('dos a la vez'), 0)
  })

  it('stops when it is cancelled: what is done stays done', async () => {
    const rows = await several('Cancelado', 2)
    const { lote } = (await begin({ accion: 'eliminar', renglones: rows })).body
    const early = await begin({ accion: 'restaurar', id_lote: lote._id })
    assert.deepEqual([early.status, early.body.msg], [409, 'Ese lote todavía está en marcha'])
    const { body } = await api.call('POST /lotes/cancelar', { id: lote._id })
    assert.deepEqual([body.lote.estado, body.msg], ['cancelado', 'Cancelado: lo hecho se queda'])
    await api.app.lotes.idle()
    assert.equal(await live('cancelado'), 2)
    const late = (await api.call('POST /lotes/cancelar', { id: lote._id })).body
    assert.deepEqual([late.msg, late.lote.estado], ['Ya había terminado', 'cancelado'])
  })

  it('[D42] begins once for its key', async () => {
    const body = { accion: 'eliminar', renglones: await several('Llave', 1) }
    const headers = { 'idempotency-key': uuidv7() }
    const [one, two] = [await begin(body, { headers }), await begin(body, { headers })]
    assert.deepEqual(one.body, two.body)
  })

  it('refuses what it cannot be: no rows, two ways to choose, too many', async () => {
    const [row] = await several('Uno', 1)
    for (const body of [{}, { renglones: [row], filtro: {} }, { renglones: [] }]) {
      assert.equal((await begin({ accion: 'eliminar', ...body })).status, 400, JSON.stringify(body))
    }
    assert.equal((await begin({ accion: 'eliminar', filtro: { nombre: 'nadie se llama así' } })).status, 409)
    const restored = await begin({ accion: 'restaurar', filtro: {} })
    assert.deepEqual(restored.body.campos, { filtro: 'Se restauran renglones o un lote' })
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre)
       select $1, gen_random_uuid(), 'Multitud ' || n from generate_series(1, 10001) n`,
      [api.idLocatario],
    )
    const many = await begin({ accion: 'eliminar', filtro: { nombre: 'multitud' } })
    assert.deepEqual(many.body.campos, { filtro: 'Coinciden más de 10,000' })
    await api.sql(`delete from clientes where nombre = 'Multitud 1'`)
    const { lote } = (await begin({ accion: 'eliminar', filtro: { nombre: 'multitud' } })).body
    assert.equal(lote.total, 10_000)
    await api.call('POST /lotes/cancelar', { id: lote._id })
    await api.sql(`delete from clientes where nombre like 'Multitud %'`)
  })

  it('is kept for 30 days; one that nobody finishes ends', async () => {
    const { lote } = (await begin({ accion: 'eliminar', renglones: await several('Viejo', 1) })).body
    const age = (days: string) =>
      api.sql('update lotes set creacion = now() - $2::interval where _id = $1', [lote._id, days])
    await api.sql('delete from trabajos')
    await age('49 hours')
    await cleanUp(api.app.db, { auditDays: 0 })
    const { lote: ended } = await look(lote._id)
    assert.deepEqual([ended.estado, ended.motivo], ['detenido', 'No se pudo terminar'])
    await age('31 days')
    await cleanUp(api.app.db, { auditDays: 0 })
    assert.equal((await api.call('POST /lotes/ver', { id: lote._id })).status, 404)
  })
})
