import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { type TestApi, useApi } from '../../../../test/api.ts'

const advisories = [
  { cliente: 'Ana', motivo: 'Uno', creacion: '2026-01-10', finalizacion: null },
  { cliente: 'Ana', motivo: 'Dos', creacion: '2026-01-20', finalizacion: '2026-01-25' },
  { cliente: 'Óscar', motivo: 'Tres', creacion: '2026-02-01', finalizacion: null },
  { cliente: 'Óscar', motivo: 'Cuatro', creacion: '2026-02-28', finalizacion: '2026-03-01' },
] as const

const clientIds: Record<string, string> = {}

async function prepare(api: TestApi) {
  const crear = async (campos: object) => (await api.call('POST /clientes/crear', campos)).body._id as string
  clientIds.Ana = await crear({ nombre: 'Ana', apellido_paterno: 'Ruiz', razon_social: 'Razón, S.A.' })
  clientIds['Óscar'] = await crear({
    nombre: 'Óscar',
    nombre_comercial: 'Zapatería Óscar',
    razon_social: 'Otra',
  })
  for (const { cliente, motivo, creacion, finalizacion } of advisories) {
    await api.sql(
      `insert into asesorias (id_locatario, _id, id_cliente, id_asesor, motivo, creacion, finalizacion)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [api.idLocatario, uuidv7(), clientIds[cliente], api.admin, motivo, creacion, finalizacion],
    )
  }
}

const api = useApi({}, prepare)
const list = async (question: object = {}) => (await api.call('POST /asesorias/listar', question)).body
const motivos = (body: { asesorias: { motivo: string }[] }) => body.asesorias.map(({ motivo }) => motivo)

describe('POST /asesorias/listar', () => {
  it('[A-02] [N-05] rows contain the client, its company and the days', async () => {
    const { asesorias } = await list({ cliente: 'ana', status: [1] })
    const { _id, ...row } = asesorias[0]
    assert.ok(_id)
    assert.deepEqual(row, {
      version: 1,
      cliente: 'Ana Ruiz',
      empresa: 'Razón, S.A.',
      motivo: 'Dos',
      creacion: '2026-01-20',
      finalizacion: '2026-01-25',
      status: 1,
      asesor: 'Ada',
      id_asesor: api.admin,
      tipo: 0,
      hora: null,
      minutos: null,
    })
    assert.equal((await list({ cliente: 'oscar' })).asesorias[0].empresa, 'Zapatería Óscar')
  })

  it('[A-01] [D13] status 0 means without an end; none and both mean all', async () => {
    assert.deepEqual(motivos(await list({ status: [0] })), ['Tres', 'Uno'])
    assert.deepEqual(motivos(await list({ status: [1] })), ['Cuatro', 'Dos'])
    assert.equal((await list({ status: [] })).asesorias.length, 4)
    assert.equal((await list({ status: [0, 1] })).asesorias.length, 4)
  })

  it('[A-03] [D8] the range of days includes both ends', async () => {
    const question = { fecha_inicio: '2026-01-20', fecha_fin: '2026-02-01' }
    assert.deepEqual(motivos(await list(question)), ['Tres', 'Dos'])
    assert.deepEqual(motivos(await list({ fecha_fin: '2026-01-10', fecha_inicio: '' })), ['Uno'])
  })

  it('[E-04] lists one advisor’s, by their id; another empresa’s person has none', async () => {
    const mine = await list({ asesor: api.admin, status: [0], orden: 'creacion' })
    assert.deepEqual(motivos(mine), ['Uno', 'Tres'])
    assert.equal((await list({ asesor: '' })).asesorias.length, 4)
    assert.equal((await list({ asesor: uuidv7() })).asesorias.length, 0)
  })

  it('can be ordered by every column, including rows without an end', async () => {
    for (const orden of ['cliente', 'empresa', 'motivo', 'creacion', 'finalizacion', 'status']) {
      const up = await list({ orden, filas: 1 })
      const rest = await list({ orden, filas: 3, despues: up.cursor_ultimo })
      const down = motivos(await list({ orden, direccion: 'desc' }))
      assert.deepEqual([...motivos(up), ...motivos(rest)], down.reverse(), orden)
      assert.equal(up.total, 4)
    }
    const byEnd = await list({ orden: 'finalizacion' })
    assert.deepEqual(motivos(byEnd).slice(0, 2), ['Dos', 'Cuatro'])
  })

  it('[D25] shows a renamed client by its new name, and a deleted one still by its name', async () => {
    await api.sql(`update clientes set nombre = 'Anabel' where _id = $1`, [clientIds.Ana])
    assert.equal((await list({ cliente: 'anabel ruiz' })).asesorias.length, 2)
    await api.call('POST /clientes/eliminar', { id: clientIds.Ana })
    assert.equal((await list({ cliente: 'anabel' })).asesorias[0].cliente, 'Anabel Ruiz')
  })

  it('[D24] refuses an invalid status or day', async () => {
    for (const [campo, value] of [
      ['status', [2]],
      ['status', 0],
      ['status', [0, 1, 0]],
      ['fecha_inicio', '2026-02-30'],
      ['fecha_fin', 5],
      ['asesor', 'nadie'],
    ] as const) {
      const { status, body } = await api.call('POST /asesorias/listar', { [campo]: value })
      assert.equal(status, 400)
      assert.ok(body.campos[campo])
    }
  })
})
