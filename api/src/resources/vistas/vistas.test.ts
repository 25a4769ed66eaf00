import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

const api = useApi()

const vista = (nombre: string, more: object = {}) => ({
  nombre,
  consulta: 'nombre=ana&orden=nombre&filas=50',
  columnas: ['nombre', 'rfc'],
  inicio: false,
  ...more,
})
const NOTHING = { vistas: [], columnas: null, compacta: false, version: 0 }

/** Another person of the same office. */
async function colleague() {
  const email = `${uuidv7()}@pruebas.mx`
  await api.addUser({ email, tipo: 0 })
  return api.signIn(email)
}
const read = async (token?: string) =>
  (await api.call('POST /clientes/vistas', {}, token ? { token } : {})).body
const save = (body: object, token?: string) =>
  api.call('POST /clientes/guardar_vistas', body as never, token ? { token } : {})

describe('[E-03] [D57] views of a list', () => {
  it('are saved whole, in their order, for their owner alone and for their list alone', async () => {
    const token = await colleague()
    assert.deepEqual(await read(token), NOTHING)
    const vistas = [vista('Las de Ana', { inicio: true }), vista('Otra', { columnas: null, consulta: null })]
    const saved = await save({ vistas, version: 0 }, token)
    assert.deepEqual([saved.status, saved.body], [200, { version: 1 }])
    assert.deepEqual(await read(token), { ...NOTHING, vistas, version: 1 })
    assert.deepEqual(await read(), NOTHING)
    assert.deepEqual((await api.call('POST /usuarios/vistas', {}, { token })).body, NOTHING)

    const other = [{ ...vistas[1]!, nombre: 'Renombrada' }, vistas[0]!]
    await save({ vistas: other, version: 1 }, token)
    assert.deepEqual(await read(token), { ...NOTHING, vistas: other, version: 2 })
  })

  it('have clean names, of which two that look alike are one', async () => {
    const token = await colleague()
    const { status } = await save({ vistas: [vista('\u200BLas\tde\u00A0Ana\u202C')] }, token)
    assert.equal(status, 200)
    assert.equal((await read(token)).vistas[0].nombre, 'Las de Ana')
    for (const other of ["O'Hara", 'o`hara', 'O\u200B’HARA'])
      assert.equal((await save({ vistas: [vista('O‘Hara'), vista(other)] }, token)).status, 400, other)
  })

  it('what is not sent keeps its value; the session tells how the lists look and begin, and their views', async () => {
    const token = await colleague()
    await save({ vistas: [vista('Mía', { inicio: true })] }, token)
    await save({ columnas: ['nombre', 'empresa'], compacta: true }, token)
    // How the list looks is no newer set of views.
    assert.deepEqual((await save({}, token)).body, { version: 1 })
    const { vistas, columnas, compacta } = await read(token)
    assert.deepEqual([vistas.length, columnas, compacta], [1, ['nombre', 'empresa'], true])
    const session = (await api.call('GET /auth/sesion', undefined, { token })).body
    assert.deepEqual(session.listas, [
      {
        lista: 'clientes',
        columnas: ['nombre', 'empresa'],
        compacta: true,
        inicio: { consulta: 'nombre=ana&orden=nombre&filas=50', columnas: ['nombre', 'rfc'] },
        vistas: [
          { nombre: 'Mía', consulta: 'nombre=ana&orden=nombre&filas=50', columnas: ['nombre', 'rfc'] },
        ],
      },
    ])
  })

  it('a second window that read them before gets a 409, and nothing is lost', async () => {
    const token = await colleague()
    await save({ vistas: [vista('Primera')], version: 0 }, token)
    const late = await save({ vistas: [vista('Segunda')], version: 0 }, token)
    assert.equal(late.status, 409)
    assert.equal((await read(token)).vistas[0].nombre, 'Primera')
    const looks = await save({ compacta: true }, token)
    assert.equal(looks.status, 200, 'how it looks is no conflict')
  })

  it('saving twice at once loses neither call nor row', async () => {
    const token = await colleague()
    const answers = await Promise.all(
      ['Una', 'Dos', 'Tres'].map((nombre) => save({ vistas: [vista(nombre)], version: 0 }, token)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  })

  it('refuses more than fifty, two of one name, two beginnings, a long name and what is no question', async () => {
    const token = await colleague()
    const many = Array.from({ length: 51 }, (_, n) => vista(`Vista ${n}`))
    const bad: [object[], RegExp][] = [
      [many, /50/],
      [[vista('Ámbar'), vista('ambar')], /Ya hay una vista/],
      [[vista('A', { inicio: true }), vista('B', { inicio: true })], /Solo una/],
      [[vista('x'.repeat(61))], /60/],
      [[vista('A', { consulta: 'nombre=<b>' })], /consulta/],
      [[vista('A', { columnas: ['no es'] })], /columna/],
      [[vista('  ')], /obligatorio/],
    ]
    for (const [vistas, why] of bad) {
      const { status, body } = await save({ vistas }, token)
      assert.equal(status, 400)
      assert.match(JSON.stringify(body.campos), why)
    }
    assert.equal((await save({ vistas: many.slice(1) }, token)).status, 200)
  })

  it('[D50] the audit says that they changed, without names or questions', async () => {
    const token = await colleague()
    await save({ vistas: [vista('Secretaria Pérez')], compacta: true }, token)
    const [entry] = await api.sql<{ despues: object }>(
      `select despues from auditoria where entidad = 'vistas' order by _id desc limit 1`,
    )
    assert.deepEqual(entry?.despues, { lista: 'clientes', vistas: 1, columnas: null, compacta: true })
  })
})
