import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useAcceso } from './acceso.testing.ts'

const { api, signedIn, remove, somebody, close, seen } = useAcceso()

describe('[E-16] who takes the work', () => {
  async function withWork() {
    const eva = await somebody()
    const { _id: cliente } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
    const cita = async (campos: object = {}) =>
      (
        await api.call('POST /asesorias/crear', {
          cliente,
          motivo: 'Cita',
          fecha: '2026-01-01',
          asesor: eva.id,
          ...campos,
        })
      ).body._id as string
    const tarea = async () =>
      (
        await api.call('POST /clientes/crear_nota', {
          id_cliente: cliente,
          texto: 'Llamar',
          id_responsable: eva.id,
        })
      ).body.nota._id as string
    const open = [await cita(), await cita()]
    const over = await cita()
    await api.call('POST /asesorias/editar', { id: over, finalizacion: '2026-01-02' })
    return { eva, cliente, open, over, tarea: await tarea() }
  }
  const asesorOf = async (id: string) =>
    (await api.call('POST /asesorias/detalles', { id })).body.asesoria.asesor._id

  it('the open ones go to another person with the closing, each told by the audit; finished ones stay', async () => {
    const { eva, open, over, tarea } = await withWork()
    const heir = await somebody()
    const before = await seen(eva.id)
    assert.deepEqual([before.asesorias, before.tareas], [2, 1])
    assert.ok(before.personas.some(({ _id }: { _id: string }) => _id === heir.id))
    assert.ok(!before.personas.some(({ _id }: { _id: string }) => _id === eva.id))
    const { body } = await close(eva.id, { persona: heir.id })
    assert.deepEqual([body.asesorias, body.tareas], [2, 1])
    assert.deepEqual([body.acceso.asesorias, body.acceso.tareas], [0, 0])
    for (const id of open) assert.equal(await asesorOf(id), heir.id)
    assert.equal(await asesorOf(over), eva.id)
    const told = await api.sql<{ id_entidad: string; antes: object; despues: object }>(
      `select id_entidad, antes, despues from auditoria
       where llamada = 'POST /usuarios/cerrar_acceso' and id_entidad = any ($1)`,
      [[...open, tarea]],
    )
    assert.equal(told.length, 3)
    for (const { id_entidad, antes, despues } of told) {
      const campo = id_entidad === tarea ? 'id_responsable' : 'id_asesor'
      assert.deepEqual([antes, despues], [{ [campo]: eva.id }, { [campo]: heir.id }])
    }
  })

  it('nobody: they keep the name', async () => {
    const { eva, open } = await withWork()
    const { body } = await close(eva.id, { persona: '' })
    assert.deepEqual([body.asesorias, body.tareas, body.acceso.asesorias], [0, 0, 2])
    assert.equal(await asesorOf(open[0]!), eva.id)
  })

  it('a person who can’t take it is refused, and nothing changes', async () => {
    const { eva, open } = await withWork()
    const [closed, gone] = [await somebody(), await somebody()]
    await close(closed.id)
    await remove(gone.id)
    for (const persona of [closed.id, gone.id, eva.id, eva.id.replace(/^./, 'f')]) {
      const { status, body } = await close(eva.id, { persona })
      assert.deepEqual([status, Object.keys(body.campos)], [400, ['persona']])
    }
    assert.equal(await asesorOf(open[0]!), eva.id)
    assert.equal(await signedIn(eva.token), true)
  })
})
