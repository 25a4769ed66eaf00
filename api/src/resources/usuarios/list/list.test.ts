import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../../test/api.ts'

const api = useApi({}, async (api) => {
  const bea = await api.addUser({
    nombre: 'Béa',
    apellido_paterno: 'Núñez',
    email: 'bea@pruebas.mx',
    tipo: 1,
  })
  await api.sql('update usuarios set creacion = $1 where _id = $2', ['2026-01-11T05:59:59Z', bea])
  const siete = await api.addUser({ nombre: 'Siete', email: 'siete@pruebas.mx' })
  await api.sql('update usuarios set tipo = 7, creacion = $1 where _id = $2', ['2026-01-11T06:00:00Z', siete])
  const ida = await api.addUser({ nombre: 'Ida', email: 'ida@pruebas.mx' })
  await api.sql('update usuarios set eliminacion = now() where _id = $1', [ida])
})
const list = async (question: object = {}) => (await api.call('POST /usuarios/listar', question)).body
const names = (body: { usuarios: { nombre: string }[] }) => body.usuarios.map(({ nombre }) => nombre).sort()

describe('POST /usuarios/listar', () => {
  it('[U-01] [N-05] [D25] returns the active users, without secrets', async () => {
    const body = await list({ id: '', nombre: '', tipo: '', fecha_inicio: '', fecha_fin: '' })
    assert.deepEqual(names(body), ['Ada', 'Béa', 'Siete'])
    assert.doesNotMatch(JSON.stringify(body), /argon2|clave|permisos/)
  })

  it('[U-02] filters by name, tipo and id', async () => {
    assert.deepEqual(names(await list({ nombre: 'BEA', apellido_paterno: 'nunez' })), ['Béa'])
    assert.deepEqual(names(await list({ tipo: 1 })), ['Béa'])
    assert.deepEqual(names(await list({ id: api.admin })), ['Ada'])
  })

  it('[D3] 0 and 7 are both Administrador', async () => {
    assert.deepEqual(names(await list({ tipo: 0 })), ['Ada', 'Siete'])
  })

  it('[D8] [D20] the range of days uses the office’s time zone', async () => {
    assert.deepEqual(names(await list({ fecha_inicio: '2026-01-10', fecha_fin: '2026-01-10' })), ['Béa'])
    assert.deepEqual(names(await list({ fecha_inicio: '2026-01-11', fecha_fin: '2026-01-11' })), ['Siete'])
    const days = { fecha_inicio: '2026-01-10', fecha_fin: '2026-01-11' }
    assert.deepEqual(names(await list({ ...days, nombre: 'e' })), ['Béa', 'Siete'])
    assert.deepEqual(names(await list({ ...days, nombre: 'siete' })), ['Siete'])
  })

  it('can be ordered by every column, with a total', async () => {
    for (const orden of ['nombre', 'apellido_paterno', 'apellido_materno', 'tipo', 'email', 'creacion']) {
      const first = await list({ orden, filas: 1 })
      const rest = await list({ orden, filas: 10, despues: first.cursor_ultimo })
      assert.equal(first.total, 3)
      assert.deepEqual(names({ usuarios: [...first.usuarios, ...rest.usuarios] }), ['Ada', 'Béa', 'Siete'])
    }
  })
})
