import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../../test/api.ts'
import { treeOf } from '../../../../test/matrix/people.ts'

const api = useApi()
const ALL = ['rfc', 'membresia', 'creacion', 'empresa', 'ultima_asesoria']

const create = async (fields: object) =>
  (await api.call('POST /clientes/crear', { nombre: 'Eva', ...fields } as never)).body._id as string

const row = async (id: string, body: object) => {
  const answer = await api.call('POST /clientes/listar', body as never)
  return answer.body.clientes.find(({ _id }: { _id: string }) => _id === id)
}

async function buy(id: string, plan: string, fecha_fin: string) {
  const membresia = uuidv7()
  await api.sql(`insert into membresias (id_locatario, _id, nombre) values ($1, $2, $3)`, [
    api.idLocatario,
    membresia,
    plan,
  ])
  const dates = { fecha_inicio: '2020-01-01', fecha_fin }
  const purchase = { id_cliente: id, id_membresia: membresia, total: 1, metodo: 0 as const, ...dates }
  return (await api.call('POST /clientes/crear_contratacion', purchase)).body.contratacion._id as string
}

describe('[E-03] further columns of /clientes/listar', () => {
  it('come when they are asked for, with a page and with the whole list, and only then', async () => {
    const id = await create({ rfc: 'GODE561231GR8', razon_social: 'Ñandú, S.A.', nombre_comercial: '' })
    await buy(id, 'Vieja', '2999-12-31')
    await buy(id, 'Oro', '2020-02-01')
    for (const fecha of ['2026-01-15', '2026-03-01', '2025-12-31'])
      await api.call('POST /asesorias/crear', { cliente: id, motivo: 'M', fecha, descripcion: '' })
    for (const paging of [{ filas: 50 }, {}]) {
      const { creacion, ...rest } = await row(id, { ...paging, columnas: ALL })
      assert.match(creacion, /^\d{4}-\d\d-\d\dT.*Z$/)
      const { rfc, empresa, membresia, ultima_asesoria } = rest
      assert.deepEqual(
        { rfc, empresa, membresia, ultima_asesoria },
        {
          rfc: 'GODE561231GR8',
          empresa: 'Ñandú, S.A.',
          membresia: { nombre: 'Oro', fecha_fin: '2020-02-01', status: 1 },
          ultima_asesoria: '2026-03-01',
        },
      )
      assert.deepEqual(Object.keys(await row(id, { ...paging, columnas: ['rfc'] })).sort(), [
        '_id',
        'apellido_materno',
        'apellido_paterno',
        'celular',
        'email',
        'nombre',
        'rfc',
        'version',
      ])
      assert.equal('rfc' in (await row(id, paging)), false)
    }
  })

  it('are null where there is nothing, and a deleted advisory does not count', async () => {
    const id = await create({})
    const asesoria = { cliente: id, motivo: 'M', fecha: '2026-01-15', descripcion: '' }
    const { _id } = (await api.call('POST /asesorias/crear', asesoria)).body
    await api.call('POST /asesorias/eliminar', { id: _id as string })
    const { rfc, empresa, membresia, ultima_asesoria } = await row(id, { columnas: ALL })
    assert.deepEqual([rfc, empresa, membresia, ultima_asesoria], [null, null, null, null])
  })

  it('[D49] need the permission to see the profile', async () => {
    const token = await api.tokenWith(treeOf(['clientes.ver']))
    const asked = await api.call('POST /clientes/listar', { columnas: ['rfc'] }, { token })
    assert.equal(asked.status, 403)
    assert.equal((await api.call('POST /clientes/listar', { columnas: [] }, { token })).status, 200)
    const unknown = await api.call('POST /clientes/listar', { columnas: ['curp'] } as never)
    assert.equal(unknown.status, 400)
  })
})
