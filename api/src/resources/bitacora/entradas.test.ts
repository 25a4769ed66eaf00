import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { today } from '../../platform/lists/days.ts'
import { changesOf } from './rows.ts'

const api = useApi()

interface Entrada {
  _id: string
  momento: string
  usuario: { _id: string; nombre: string } | null
  accion: string
  entidad: string
  registro: { _id: string; nombre: string | null } | null
  direccion: string
  cambios: { campo: string; antes: unknown; despues: unknown }[]
}

const ask = async (body: object = {}) => {
  const answer = await api.call('POST /bitacora/listar', body)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.body as { entradas: Entrada[]; total: number; total_exacto: boolean }
}

describe('[E-14] the audit on screen', () => {
  let ana = ''
  before(async () => {
    ana = (await api.call('POST /clientes/crear', { nombre: 'Ana', celular: '4431234567' })).body
      ._id as string
    await api.call('POST /clientes/editar', { id: ana, celular: '4437654321' })
    await api.call('POST /clientes/eliminar', { id: ana })
    await api.call('POST /clientes/restaurar', { id: ana })
  })

  it('tells of one record who did what, when, from where, and what it said before and after; newest first', async () => {
    const { entradas, total, total_exacto } = await ask({ registro: ana })
    assert.deepEqual(
      entradas.map(({ accion, entidad, registro }) => [accion, entidad, registro?.nombre]),
      ['restaurar', 'eliminar', 'editar', 'crear'].map((accion) => [accion, 'cliente', 'Ana']),
    )
    assert.deepEqual([total, total_exacto], [4, true])
    const { cambios, usuario, direccion, momento } = entradas[2]!
    assert.deepEqual(cambios, [{ campo: 'celular', antes: '4431234567', despues: '4437654321' }])
    assert.ok(usuario?.nombre)
    assert.match(direccion, /^[\d.:a-f]+$/)
    assert.ok(Math.abs(Date.parse(momento) - Date.now()) < 3_600_000)
  })

  it('is filtered by person, deed, kind and days, and read in pages in both directions', async () => {
    const { entradas } = await ask({ registro: ana, accion: 'editar' })
    assert.equal(entradas.length, 1)
    const por = entradas[0]!.usuario!._id
    assert.equal((await ask({ registro: ana, usuario: por })).total, 4)
    assert.equal((await ask({ registro: ana, usuario: ana })).total, 0)
    assert.equal((await ask({ registro: ana, entidad: 'usuario' })).total, 0)
    assert.equal((await ask({ registro: ana, desde: today(), hasta: today() })).total, 4)
    assert.equal((await ask({ registro: ana, hasta: '2020-01-01' })).total, 0)
    const first = await ask({ registro: ana, filas: 3, direccion: 'asc' })
    const second = await ask({ registro: ana, filas: 3, pagina: 1, direccion: 'asc' })
    assert.deepEqual(
      [...first.entradas, ...second.entradas].map(({ accion }) => accion),
      ['crear', 'editar', 'eliminar', 'restaurar'],
    )
  })

  it('says nothing of a person whose data were erased, but that something was done', async () => {
    await api.sql('update auditoria set antes = null, despues = null where id_entidad = $1', [ana])
    const { entradas } = await ask({ registro: ana })
    assert.deepEqual([entradas.length, entradas.flatMap(({ cambios }) => cambios)], [4, []])
  })

  it('a field goes back to what it said by the record’s own edit: alone, with its version, audited as an edit', async () => {
    const create = async (path: string, body: object) =>
      (await api.call(path as never, body as never)).body as { _id: string; membresia: { _id: string } }
    const { _id: cliente } = await create('POST /clientes/crear', { nombre: 'Eva', puesto: 'A', rfc: '' })
    const { _id: asesoria } = await create('POST /asesorias/crear', {
      ...{ cliente, motivo: 'M', fecha: '2026-01-01', descripcion: 'Larga' },
    })
    const plan = { nombre: 'Oro', precio: 5, descripcion: 'D', beneficios: ['Uno'] }
    const { membresia } = await create('POST /configuracion/crear_membresia', plan)
    const usuario = await api.addUser({ nombre: 'Ivo', email: 'ivo@bitacora.mx' })
    const cases = [
      ['POST /clientes/editar', cliente, 'puesto', { puesto: 'B' }, { puesto: 'A' }],
      ['POST /asesorias/editar', asesoria, 'creacion', { fecha: '2026-02-01' }, { fecha: '2026-01-01' }],
      ['POST /configuracion/editar_membresia', membresia._id, 'precio', { precio: 9 }, { precio: 5 }],
      ['POST /usuarios/editar', usuario, 'nombre', { nombre: 'Iván' }, { nombre: 'Ivo' }],
    ] as const
    for (const [path, id, campo, there, back] of cases) {
      const edit = async (values: object, version: number) =>
        (await api.call(path as never, { id, ...values, version } as never)).status
      assert.equal(await edit(there, 1), 200, path)
      assert.equal(await edit(back, 1), 409, `${path} with the previous version`)
      assert.equal(await edit(back, 2), 200, path)
      const { entradas } = await ask({ registro: id, accion: 'editar' })
      // An advisory’s edit also says whose it is.
      const [last, first, none] = entradas.map(
        ({ cambios }) => cambios.filter((one) => !one.campo.startsWith('id_')) as [Entrada['cambios'][0]],
      )
      assert.deepEqual([last?.length, first?.length, none], [1, 1, undefined], path)
      assert.equal(last![0].campo, campo)
      assert.deepEqual([last![0].antes, last![0].despues], [first![0].despues, first![0].antes], path)
    }
  })

  it('tells the names of what a field refers to: an advisor, a régimen; and goes back by the id', async () => {
    const eva = await api.addUser({ nombre: 'Eva', email: 'eva@bitacora.mx' })
    const cita = { cliente: ana, motivo: 'Plan', fecha: '2026-05-01', tipo: 2, asesor: api.admin }
    await api.call('POST /asesorias/crear', cita)
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>('select _id as id from asesorias')
    await api.call('POST /asesorias/editar', { id, asesor: eva })
    const { entradas } = await ask({ registro: id, accion: 'editar' })
    const [cambio, ...others] = entradas[0]!.cambios
    assert.deepEqual(others, [], 'what the edit did not name has not changed')
    const names = { antes_nombre: 'Ada', despues_nombre: 'Eva' }
    assert.deepEqual(cambio, { campo: 'id_asesor', antes: api.admin, despues: eva, ...names })
    assert.equal((await api.call('POST /asesorias/editar', { id, asesor: cambio!.antes })).status, 200)
  })

  it('is exported, and the export stands in it', async () => {
    const { status, body } = await api.call('POST /bitacora/exportar', { registro: ana })
    assert.equal(status, 200, JSON.stringify(body))
    const file = await api.app.inject(body.url as string)
    const [head, ...lines] = file.body.trim().split('\r\n')
    assert.match(head!, /^\uFEFF?Momento,Quién,Acción,Sobre,Registro,Dirección,Cambios$/)
    assert.equal(lines.length, 4)
    assert.equal((await ask({ accion: 'exportar', entidad: 'auditoria' })).total, 1)
  })

  it('cuts long values and shows what is no text as JSON', () => {
    assert.deepEqual(changesOf({ a: 'x'.repeat(400), b: null }, { b: { c: 1 }, d: '' }), [
      { campo: 'b', antes: null, despues: '{"c":1}' },
      { campo: 'a', antes: `${'x'.repeat(300)}…`, despues: null },
    ])
    assert.deepEqual(changesOf(null, [1]), [])
  })
})
