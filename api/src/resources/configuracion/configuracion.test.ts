import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'

const api = useApi()

const regimenes = async (body?: object): Promise<string[]> => {
  const answer = await api.call('POST /configuracion/listar_regimenes_fiscales', body)
  return answer.body.regimenes.map(({ nombre }: { nombre: string }) => nombre)
}

describe('catalogues', () => {
  it('[F-06] [N-04] regímenes of the kind of person, with their official code in front', async () => {
    const fisica = await regimenes({ tipo_persona: 0 })
    const moral = await regimenes({ tipo_persona: 1 })
    assert.equal(fisica.length, 13)
    assert.equal(moral.length, 8)
    assert.ok(fisica.includes('612 Personas Físicas con Actividades Empresariales y Profesionales'))
    assert.ok(!moral.some((nombre) => nombre.startsWith('612')))
    for (const list of [fisica, moral]) assert.ok(list.includes('626 Régimen Simplificado de Confianza'))
  })

  it('all regímenes without a kind of person', async () => {
    assert.equal((await regimenes({ tipo_persona: null })).length, 19)
    assert.equal((await regimenes({ tipo_persona: '' })).length, 19)
    assert.equal((await regimenes({})).length, 19)
  })

  it('[F-07] the 20 sectors', async () => {
    const { giros } = (await api.call('GET /configuracion/listar_giros')).body
    assert.equal(giros.length, 20)
    assert.equal(giros[4].nombre, '31-33 Industrias manufactureras')
  })

  it('[D24] refuses an unknown kind of person', async () => {
    const { status, body } = await api.call('POST /configuracion/listar_regimenes_fiscales', {
      tipo_persona: 2,
    })
    assert.equal(status, 400)
    assert.equal(body.campos.tipo_persona, 'Debe ser 0 o 1')
  })
})
