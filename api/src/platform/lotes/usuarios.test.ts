import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useLotes } from './lotes.testing.ts'

const { api, ended } = useLotes()

describe('[D59] a batch of users', () => {
  const LOTE = 'POST /usuarios/crear_lote'
  const added = async (own: object = {}) => {
    const email = `${uuidv7()}@pruebas.mx`
    return { id: await api.addUser({ email, ...own }), version: 1, email }
  }
  const named = (...users: { id: string; version: number }[]) =>
    users.map(({ id, version }) => ({ id, version }))
  const doneTo = async (body: object, token = api.token) => {
    const { lote } = (await api.call(LOTE, body, { token })).body
    return ended(lote._id, token)
  }
  const reasons = (fallas: { _id: string; motivo: string }[]) =>
    Object.fromEntries(fallas.map(({ _id, motivo }) => [_id, motivo]))

  it('[D22] deletes the users whom the person may delete, and says why it leaves the person’s own row and users who may do more', async () => {
    const [self, lesser, admin] = [
      await added({ tipo: 1 }),
      await added({ tipo: 1 }),
      await added({ tipo: 0 }),
    ]
    await api.sql(
      `update usuarios set permisos = '{"usuarios": {"ver": true, "editar": true}}' where _id = any ($1)`,
      [[self.id, lesser.id]],
    )
    const token = await api.signIn(self.email)
    const theirs = await api.signIn(lesser.email)
    const { lote, fallas } = await doneTo(
      { accion: 'eliminar', renglones: named(self, lesser, admin) },
      token,
    )
    assert.deepEqual([lote.hechos, lote.fallidos], [1, 2])
    assert.deepEqual(reasons(fallas), {
      [self.id]: 'La cuenta propia no se puede eliminar',
      [admin.id]: 'Para eliminar a este usuario hacen falta todos los permisos que tiene',
    })
    assert.ok(fallas.every(({ nombre }: { nombre: string | null }) => nombre))
    assert.equal((await api.call('GET /auth/sesion', undefined, { token: theirs })).status, 401)
    const entries = await api.sql<{ llamada: string }>(
      `select llamada from auditoria where accion = 'eliminar' and entidad = 'usuario' and id_entidad = $1`,
      [lesser.id],
    )
    assert.deepEqual(entries, [{ llamada: LOTE }])
  })

  it('[D40] is undone; whose e-mail somebody has by now stays deleted, and the others come back', async () => {
    const users = [await added({ nombre: 'Tomada' }), await added(), await added()]
    const taken = users[0]!
    const { lote } = await doneTo({ accion: 'eliminar', renglones: named(...users) })
    await added({ email: taken.email })
    const undo = await doneTo({ accion: 'restaurar', id_lote: lote._id })
    assert.deepEqual([undo.lote.estado, undo.lote.hechos, undo.lote.fallidos], ['terminado', 2, 1])
    assert.deepEqual(reasons(undo.fallas), {
      [taken.id]: 'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar',
    })
    assert.match(undo.fallas[0].nombre, /^Tomada/)
    const restored = await api.sql('select from usuarios where eliminacion is null and _id = any ($1)', [
      users.map(({ id }) => id),
    ])
    assert.equal(restored.length, 2)
  })

  it('of all that match leaves who asked for it, also when two delete each other', async () => {
    const pair = [await added({ nombre: 'Mutua', tipo: 0 }), await added({ nombre: 'Mutua', tipo: 0 })]
    const tokens = await Promise.all(pair.map(({ email }) => api.signIn(email)))
    const body = { accion: 'eliminar', filtro: { nombre: 'mutua' } }
    await Promise.all(tokens.map((token) => api.call(LOTE, body, { token })))
    await api.app.lotes.idle()
    const left = await api.sql<{ id: string }>(
      `select _id as id from usuarios where nombre = 'Mutua' and eliminacion is null`,
    )
    assert.equal(left.length, 1)
  })
})
