import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { PASSWORD } from '../../../test/api.ts'
import { sendForm } from '../../../test/form.ts'
import { hashToken } from '../auth/token.ts'
import { useLotes } from './lotes.testing.ts'

const { api, other, several, begin, ended, done, live } = useLotes()

describe('[D59] a batch', () => {
  it('[D24] a fourth of one person waits until one has ended, also among those that are asked for at once', async () => {
    const token = await api.tokenWith({ clientes: true })
    const rows = await several('Cuarto', 5)
    const all = await Promise.all(
      rows.map((row) => begin({ accion: 'eliminar', renglones: [row] }, { token })),
    )
    const refused = all.filter(({ status }) => status !== 200)
    assert.deepEqual(
      refused.map(({ status }) => status),
      [429, 429],
    )
    assert.match(refused[0]!.body.msg, /^Ya hay tres cambios de muchos renglones en marcha/)
    assert.ok(Number(refused[0]!.headers['retry-after']) > 0)
    assert.equal((await begin({ accion: 'eliminar', renglones: rows })).status, 200, 'another person may')
    await api.app.lotes.idle()
    const { status } = await begin({ accion: 'eliminar', renglones: [rows[0]] }, { token })
    assert.equal(status, 200)
    await api.app.lotes.idle()
  })

  it('[D27] stops once somebody else sets the password of its person, deletes them, or the lost one is replaced', async () => {
    const renglones = await several('De quien ya no', 2)
    const password = 'caracola azul y lenta'
    const owner = (id: string) =>
      api.sql<{ email: string }>('select email from usuarios where _id = $1', [id])
    const closings: ((id: string) => Promise<{ status: number }>)[] = [
      (id) => api.call('POST /usuarios/editar', { id, password }),
      (id) => api.call('POST /usuarios/eliminar', { id }),
      async (id) => {
        const [{ email } = { email: '' }] = await owner(id)
        await api.call('POST /auth/confirmar_correo', { email })
        const token = randomBytes(32).toString('base64url')
        await api.sql('update recuperaciones set enlace = $1 where id_usuario = $2', [hashToken(token), id])
        return api.call('POST /auth/recuperar_password', { email, password, token_recuperacion: token })
      },
    ]
    for (const close of closings) {
      const token = await api.tokenWith({ clientes: true })
      const { body } = await api.call('GET /auth/sesion', undefined, { token })
      const { lote } = (await begin({ accion: 'eliminar', renglones }, { token })).body
      assert.equal((await close(body.usuario._id)).status, 200)
      const stored = () =>
        api.sql<{ estado: string; motivo: string; avance: number }>(
          'select estado, motivo, avance from lotes where _id = $1',
          [lote._id],
        )
      const stopped = [{ estado: 'detenido', motivo: 'Se cerró el acceso de quien lo empezó', avance: 0 }]
      assert.deepEqual(await stored(), stopped)
      await api.app.lotes.idle()
      assert.deepEqual(await stored(), stopped)
    }
    assert.equal(await live('de quien ya no'), 2)
  })

  it('[D59] goes on when the person sets their own password', async () => {
    const [row] = await several('De quien sigue', 1)
    const token = await api.tokenWith({ clientes: true })
    const { lote } = (await begin({ accion: 'eliminar', renglones: [row] }, { token })).body
    const own = { password: 'caracola azul y lenta', password_actual: PASSWORD }
    const { status } = await sendForm(
      api,
      'POST /configuracion/editar_perfil_personal',
      Object.entries(own),
      { token },
    )
    assert.equal(status, 200)
    assert.equal((await ended(lote._id, token)).lote.hechos, 1)
  })

  it('[D49] needs its permission when it begins and for each group', async () => {
    const rows = await several('Permiso', 2)
    const email = `${uuidv7()}@pruebas.mx`
    const id = await api.addUser({ email, tipo: 0 })
    const token = await api.signIn(email)
    const { lote } = (await begin({ accion: 'eliminar', renglones: rows }, { token })).body
    await api.sql(`update usuarios set permisos = '{"clientes": {"editar": false}}' where _id = $1`, [id])
    const after = (await ended(lote._id, token)).lote
    assert.deepEqual(
      [after.estado, after.motivo, after.hechos],
      ['detenido', 'Se perdió el permiso para hacer esto', 0],
    )
    assert.equal(await live('permiso'), 2)
    const edits = await api.tokenWith({ clientes: { editar: true } })
    const unseen = await begin({ accion: 'eliminar', filtro: {} }, { token: edits })
    assert.equal(unseen.status, 403, 'a filter needs the permission to see the list')
  })

  it('[D21] is its person’s alone, and reaches no other empresa', async () => {
    const rows = await several('Ajeno', 1)
    const theirs = await api.tokenWith({ clientes: true }, other)
    const { lote, fallas } = await done({ accion: 'eliminar', renglones: rows }, theirs)
    assert.deepEqual(
      [lote.hechos, fallas],
      [0, [{ _id: rows[0]!.id, nombre: null, motivo: 'El cliente no existe' }]],
    )
    assert.equal(await live('ajeno'), 1)
    for (const token of [api.token, await api.tokenWith({ clientes: true }, other)]) {
      for (const name of ['POST /lotes/ver', 'POST /lotes/cancelar'] as const) {
        assert.equal((await api.call(name, { id: lote._id }, { token })).status, 404, name)
      }
    }
    assert.equal((await begin({ accion: 'restaurar', id_lote: lote._id })).status, 404)
  })
})
