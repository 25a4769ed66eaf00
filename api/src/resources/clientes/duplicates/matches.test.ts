import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../../test/api.ts'

const people = [
  ['José', 'Zúñiga', 'Ávila', 'Café «El Ñandú»', ''],
  ['Ana', 'Zúñiga', 'Luna', '', 'Ñandú, S.A. de C.V.'],
  ['Ana', 'Ávila', 'Luna', 'Cien % Natural', ''],
  ['Óscar', 'Bello', '', 'a_b', 'Comercial, S.A.'],
] as const

const api = useApi({}, async (api) => {
  for (const [nombre, apellido_paterno, apellido_materno, nombre_comercial, razon_social] of people)
    await api.call('POST /clientes/crear', {
      nombre,
      apellido_paterno,
      apellido_materno,
      nombre_comercial,
      razon_social,
    })
})

const matches = async (question: object): Promise<string[]> => {
  const { status, body } = await api.call('POST /clientes/listar_avanzado', question)
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['clientes'])
  return body.clientes.map((c: { nombre: string; apellido_paterno: string }) =>
    [c.nombre, c.apellido_paterno].join(' '),
  )
}

describe('POST /clientes/listar_avanzado', () => {
  it('[A-05] [D8] matches parts of the full name, ignoring accents and case, ordered by name', async () => {
    assert.deepEqual(await matches({ cliente: 'zuniga' }), ['Ana Zúñiga', 'José Zúñiga'])
    assert.deepEqual(await matches({ cliente: 'ANA ÁVILA l' }), ['Ana Ávila'])
    assert.deepEqual(await matches({ cliente: 'avila' }), ['Ana Ávila', 'José Zúñiga'])
    assert.deepEqual(await matches({ cliente: 'a' }), [
      'Ana Ávila',
      'Ana Zúñiga',
      'José Zúñiga',
      'Óscar Bello',
    ])
    assert.deepEqual(await matches({ cliente: 'nandu' }), [], 'the company is another question')
  })

  it('[A-05] [D8] finds the company by either of its names', async () => {
    assert.deepEqual(await matches({ empresa: 'ñandu' }), ['Ana Zúñiga', 'José Zúñiga'])
    assert.deepEqual(await matches({ empresa: 'S.A.' }), ['Ana Zúñiga', 'Óscar Bello'])
    assert.deepEqual(await matches({ empresa: 'zuniga' }), [])
  })

  it('[A-05] with both texts: both must match', async () => {
    assert.deepEqual(await matches({ cliente: 'zúñiga', empresa: 'café' }), ['José Zúñiga'])
    assert.deepEqual(await matches({ cliente: 'bello', empresa: 'café' }), [])
  })

  it('[A-05] with neither text: returns nobody', async () => {
    for (const question of [{}, { cliente: '', empresa: '' }, { cliente: null }, { cliente: '  ' }])
      assert.deepEqual(await matches(question), [])
  })

  it('treats % and _ literally', async () => {
    assert.deepEqual(await matches({ empresa: '%' }), ['Ana Ávila'])
    assert.deepEqual(await matches({ empresa: '_' }), ['Óscar Bello'])
  })

  it('[D25] [D21] excludes deleted clients and those of another empresa', async () => {
    const { _id } = (await api.call('POST /clientes/crear', { nombre: 'Efímera' })).body
    assert.deepEqual(await matches({ cliente: 'efimera' }), ['Efímera '])
    await api.call('POST /clientes/eliminar', { id: _id })
    assert.deepEqual(await matches({ cliente: 'efimera' }), [])
    const other = crypto.randomUUID()
    await api.addEmpresa(other)
    const token = await api.tokenWith({ clientes: { ver: true } }, other)
    const { body } = await api.call('POST /clientes/listar_avanzado', { cliente: 'a' }, { token })
    assert.deepEqual(body.clientes, [])
  })

  it('[A-05] returns at most 50, ordered by name', async () => {
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre, apellido_paterno)
       select $1, gen_random_uuid(), 'Muchas ' || lpad(n::text, 3, '0'), 'Iguales' from generate_series(1, 60) n`,
      [api.idLocatario],
    )
    const found = await matches({ cliente: 'iguales' })
    assert.equal(found.length, 50)
    assert.deepEqual([found[0], found[49]], ['Muchas 001 Iguales', 'Muchas 050 Iguales'])
  })

  it('[D24] a value other than text, or too long a text: 400 by field', async () => {
    for (const [campo, value] of [
      ['cliente', 5],
      ['empresa', 'x'.repeat(501)],
      ['cliente', { like: '%' }],
    ] as const) {
      const { status, body } = await api.call('POST /clientes/listar_avanzado', { [campo]: value })
      assert.equal(status, 400)
      assert.ok(body.campos[campo])
    }
  })
})
