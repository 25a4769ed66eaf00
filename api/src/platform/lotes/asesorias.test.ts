import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useLotes } from './lotes.testing.ts'

const { api, create, begin, look } = useLotes()

describe('[D59] a batch of advisories', () => {
  async function advisories(n: number) {
    const cliente = (await create('Con asesorías')).id
    const made = Array.from({ length: n }, (_, i) =>
      api.call('POST /asesorias/crear', { cliente, motivo: `Motivo ${i}`, fecha: '2026-03-01' }),
    )
    return (await Promise.all(made)).map(({ body }) => ({ id: body._id as string, version: 1 }))
  }
  const doneTo = async (body: object) => {
    const { lote } = (await api.call('POST /asesorias/crear_lote', body)).body
    await api.app.lotes.idle()
    return look(lote._id)
  }
  const read = async (id: string) => (await api.call('POST /asesorias/detalles', { id })).body.asesoria

  it('assigns an advisor, who must exist', async () => {
    const renglones = await advisories(2)
    const asesor = await api.addUser({
      email: `${uuidv7()}@pruebas.mx`,
      nombre: 'Olga',
      apellido_paterno: 'Paz',
    })
    const { lote } = await doneTo({ accion: 'asignar', asesor, renglones })
    assert.equal(lote.hechos, 2)
    assert.equal((await read(renglones[0]!.id)).asesor.nombre, 'Olga Paz')
    for (const [value, msg] of [
      ['', 'Es obligatorio'],
      [uuidv7(), 'El asesor no existe'],
    ]) {
      const refused = await api.call('POST /asesorias/crear_lote', {
        accion: 'asignar',
        asesor: value,
        renglones,
      })
      assert.deepEqual(refused.body.campos, { asesor: msg })
    }
  })

  it('ends those that are open, on a day that fits', async () => {
    const [open, ended, later] = await advisories(3)
    await api.call('POST /asesorias/editar', { id: ended!.id, finalizacion: '2026-03-02' })
    await api.call('POST /asesorias/editar', { id: later!.id, fecha: '2026-06-01' })
    const renglones = [open, { id: ended!.id }, { id: later!.id }]
    const { fallas } = await doneTo({ accion: 'finalizar', fecha: '2026-04-01', renglones })
    const reasons = Object.fromEntries(fallas.map((f: { _id: string; motivo: string }) => [f._id, f.motivo]))
    assert.deepEqual(reasons, {
      [ended!.id]: 'Ya estaba finalizada',
      [later!.id]: 'No puede ser anterior a la fecha de creación',
    })
    assert.match(fallas[0].nombre, /^Motivo \d · Con asesorías$/)
    assert.equal((await read(open!.id)).finalizacion, '2026-04-01')
  })

  it('moves them to another day, and is undone: each goes back to its own', async () => {
    const [one, two, same, closed] = await advisories(4)
    await api.call('POST /asesorias/editar', { id: two!.id, fecha: '2026-03-08' })
    await api.call('POST /asesorias/editar', { id: same!.id, fecha: '2026-03-20' })
    await api.call('POST /asesorias/editar', { id: closed!.id, finalizacion: '2026-03-02' })
    const renglones = [one, two, same, closed].map((row) => ({ id: row!.id }))
    const { lote, fallas } = await doneTo({ accion: 'mover', fecha: '2026-03-20', renglones })
    const reasons = Object.fromEntries(fallas.map((f: { _id: string; motivo: string }) => [f._id, f.motivo]))
    assert.deepEqual(reasons, {
      [same!.id]: 'Ya es de ese día',
      [closed!.id]: 'No puede ser anterior a la fecha de creación',
    })
    const days = () => Promise.all(renglones.map(async ({ id }) => (await read(id)).creacion))
    assert.deepEqual(await days(), ['2026-03-20', '2026-03-20', '2026-03-20', '2026-03-01'])
    await api.call('POST /asesorias/editar', { id: two!.id, motivo: 'Otro' })
    const undone = await doneTo({ accion: 'restaurar', id_lote: lote._id })
    assert.equal(undone.lote.hechos, 1)
    assert.match(undone.fallas[0].motivo, /cambi/)
    assert.deepEqual(await days(), ['2026-03-01', '2026-03-20', '2026-03-20', '2026-03-01'])
    const refused = await api.call('POST /asesorias/crear_lote', { accion: 'mover', renglones })
    assert.deepEqual(refused.body.campos, { fecha: 'Es obligatoria' })
  })

  it('deletes and restores; clients have no advisor to assign', async () => {
    const renglones = await advisories(1)
    const { lote } = await doneTo({ accion: 'eliminar', renglones })
    assert.equal((await api.call('POST /asesorias/detalles', { id: renglones[0]!.id })).status, 404)
    await doneTo({ accion: 'restaurar', id_lote: lote._id })
    assert.equal((await read(renglones[0]!.id)).motivo, 'Motivo 0')
    assert.equal((await begin({ accion: 'asignar', renglones })).status, 400)
  })
})
