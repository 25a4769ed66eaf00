import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

const other = uuidv7()
let theirs = ''
const api = useApi({}, async (api) => {
  await api.addEmpresa(other)
  const token = await api.tokenWith({ configuracion: { membresias: { ver: true } } }, other)
  const plan = { nombre: 'Ajena', beneficios: ['Uno'] }
  theirs = (await api.call('POST /configuracion/crear_membresia', plan, { token })).body.membresia._id
})

const plan = {
  nombre: 'Básica',
  precio: 1299.5,
  descripcion: 'Para empezar.\nSin letra chica.',
  beneficios: ['Zumba', 'Asesoría, con coma', '"Comillas"', 'Zumba'],
  duracion: null as number | null,
}
const create = (campos: object = {}, headers = {}) =>
  api.call('POST /configuracion/crear_membresia', { ...plan, ...campos }, { headers })
const createdId = async (campos: object = {}) => (await create(campos)).body.membresia._id as string
const details = (id: string) => api.call('POST /configuracion/detalles_membresia', { id })
const edit = (body: object) => api.call('POST /configuracion/editar_membresia', body)
const remove = (body: object) => api.call('POST /configuracion/eliminar_membresia', body)
const names = async (): Promise<string[]> =>
  (await api.call('GET /configuracion/listar_membresias')).body.membresias.map(
    ({ nombre }: { nombre: string }) => nombre,
  )

describe('membership plans', () => {
  it('[M-02] stores a new one as sent, with its benefits in order', async () => {
    const { status, body } = await create()
    assert.equal(status, 200)
    assert.equal(body.msg, 'Membresía creada')
    assert.deepEqual(body.membresia, { ...plan, _id: body.membresia._id, version: 1 })
    assert.deepEqual((await details(body.membresia._id)).body.membresia, body.membresia)
  })

  it('[M-02] without price or description: 0 and empty', async () => {
    for (const nothing of ['', null, undefined]) {
      const { membresia } = (await create({ precio: nothing, descripcion: nothing })).body
      assert.equal(membresia.precio, 0)
      assert.equal(membresia.descripcion, null)
    }
  })

  it('[M-05] requires a name and at least one benefit, with errors by field', async () => {
    const { status, body } = await api.call('POST /configuracion/crear_membresia', {
      nombre: ' ',
      beneficios: [],
    })
    assert.equal(status, 400)
    assert.deepEqual(body.campos, {
      nombre: 'Es obligatorio',
      beneficios: 'Debe haber al menos un beneficio',
    })
    assert.equal((await create({ beneficios: [' '] })).body.campos.beneficios, 'Es obligatorio')
    const id = await createdId()
    assert.equal((await edit({ id, beneficios: [] })).status, 400)
  })

  it('[D24] refuses invalid prices', async () => {
    for (const precio of [-0.01, 0.001, 1e12, '10', Number.MAX_VALUE, {}]) {
      assert.equal((await create({ precio })).status, 400, String(precio))
    }
    assert.equal((await create({ precio: 999_999_999_999.99 })).body.membresia.precio, 999_999_999_999.99)
  })

  it('[E-06] [D24] keeps how many months it lasts: a whole number up to ten years, or nothing', async () => {
    const anual = await create({ duracion: 12 })
    assert.equal(anual.body.membresia.duracion, 12)
    const id = anual.body.membresia._id
    assert.equal((await edit({ id, precio: 10 })).body.membresia.duracion, 12)
    assert.equal((await edit({ id, duracion: 12 })).body.membresia.version, 2)
    assert.equal((await edit({ id, duracion: '' })).body.membresia.duracion, null)
    assert.equal((await create({ duracion: undefined })).body.membresia.duracion, null)
    for (const duracion of [0, -1, 1.5, 121, 1e12, '12', true, {}]) {
      const { status, body } = await create({ duracion })
      assert.deepEqual(
        [status, body.campos],
        [400, { duracion: 'Debe ser un número entero de meses, de 1 a 120' }],
        String(duracion),
      )
    }
  })

  it('[D42] a repeated creation creates one', async () => {
    const headers = { 'idempotency-key': 'una-vez' }
    const [one, two] = await Promise.all([
      create({ nombre: 'Doble' }, headers),
      create({ nombre: 'Doble' }, headers),
    ])
    assert.deepEqual(one.body, two.body)
    assert.equal((await names()).filter((nombre) => nombre === 'Doble').length, 1)
  })

  it('[M-03] an edit returns the new state; absent members keep their value', async () => {
    const id = await createdId()
    const { status, body } = await edit({ id, precio: 10, beneficios: ['Nuevo', 'Asesoría'] })
    assert.equal(status, 200)
    assert.equal(body.msg, 'Cambios guardados')
    assert.deepEqual(body.membresia, {
      ...plan,
      _id: id,
      precio: 10,
      beneficios: ['Nuevo', 'Asesoría'],
      version: 2,
    })
    assert.equal((await edit({ id, descripcion: '' })).body.membresia.descripcion, null)
  })

  it('[D41] saving without a change succeeds and keeps the version', async () => {
    const id = await createdId()
    const before = (await details(id)).body.membresia
    for (const same of [
      {},
      { nombre: before.nombre, precio: before.precio, beneficios: before.beneficios },
    ]) {
      const { status, body } = await edit({ id, ...same, version: 1 })
      assert.deepEqual([status, body.membresia], [200, before])
    }
    assert.equal(
      (await edit({ id, beneficios: [...before.beneficios, 'Uno más'] })).body.membresia.version,
      2,
    )
    const entries = await api.sql('select from auditoria where id_entidad = $1', [id])
    assert.equal(entries.length, 2, 'its creation and the one change')
  })

  it('[D41] a stale version changes nothing; of two simultaneous edits one wins', async () => {
    const id = await createdId()
    const answers = await Promise.all(
      ['Una', 'Otra', 'Más'].map((nombre) => edit({ id, nombre, version: 1 })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await details(id)).body.membresia.version, 2)
    assert.equal((await remove({ id, version: 1 })).status, 409)
    assert.equal((await remove({ id, version: 2 })).status, 200)
  })

  it('[M-04] [D25] a deleted one leaves the list and keeps its row', async () => {
    const id = await createdId({ nombre: 'Por borrar' })
    assert.deepEqual((await remove({ id })).body, { msg: 'Membresía eliminada' })
    assert.ok(!(await names()).includes('Por borrar'))
    const [row] = await api.sql('select nombre from membresias where _id = $1', [id])
    assert.equal(row?.nombre, 'Por borrar')
    for (const again of [remove({ id }), edit({ id, nombre: 'X' }), details(id)]) {
      const { status, body } = await again
      assert.equal(status, 404)
      assert.equal(body.msg, 'La membresía no existe')
    }
  })

  it('[M-01] [M-06] the list is in the order of a Spanish dictionary, after every create and edit', async () => {
    await api.sql('update membresias set eliminacion = now()')
    for (const nombre of ['Oro', 'ágil', 'Ñandú', 'Nube', 'Básica']) await create({ nombre })
    assert.deepEqual(await names(), ['ágil', 'Básica', 'Nube', 'Ñandú', 'Oro'])
    const [first] = (await api.call('GET /configuracion/listar_membresias')).body.membresias
    await edit({ id: first._id, nombre: 'Zeta' })
    assert.deepEqual(await names(), ['Básica', 'Nube', 'Ñandú', 'Oro', 'Zeta'])
  })

  it('[D21] excludes those of another empresa', async () => {
    for (const answer of [details(theirs), edit({ id: theirs, nombre: 'Mía' }), remove({ id: theirs })]) {
      assert.equal((await answer).status, 404)
    }
    const [row] = await api.sql('select nombre, version from membresias where _id = $1', [theirs], other)
    assert.deepEqual(row, { nombre: 'Ajena', version: 1 })
  })

  it('[D23] the audit records who made every change, and its contents', async () => {
    const id = await createdId({ nombre: 'Auditada' })
    await edit({ id, nombre: 'Auditada dos' })
    await remove({ id })
    const rows = await api.sql<{ accion: string; a: string; d: string; id_usuario: string }>(
      `select accion, antes->>'nombre' as a, despues->>'nombre' as d, id_usuario from auditoria
       where entidad = 'membresia' and id_entidad = $1 order by momento`,
      [id],
    )
    assert.deepEqual(
      rows.map(({ accion, a, d }) => [accion, a, d]),
      [
        ['crear', null, 'Auditada'],
        ['editar', 'Auditada', 'Auditada dos'],
        ['eliminar', 'Auditada dos', null],
      ],
    )
    assert.ok(rows.every(({ id_usuario }) => id_usuario === api.admin))
  })
})
