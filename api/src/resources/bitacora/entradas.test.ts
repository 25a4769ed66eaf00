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
