import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { duplicatesOf } from './duplicados.testing.ts'
import { groupsOf } from './search/finish.ts'

const other = uuidv7()
const api = useApi({}, (api) => api.addEmpresa(other))
const { create, good, search, listed } = duplicatesOf(api)

afterEach(async () => {
  await api.sql('delete from pares_duplicados')
  await api.sql('delete from pares_distintos')
  await api.sql('update clientes set eliminacion = now()')
})

describe('[E-12] the search for duplicates', () => {
  it('finds RFC, CURP, e-mail and phone, however they are written, and says why', async () => {
    await create({ nombre: 'Ana', rfc: 'GODE561231GR8' })
    await create({ nombre: 'Eva', rfc: 'gode 561231-gr8', celular: '55 1234 5678' })
    await create({ nombre: 'Beto', celular: '+52 1 (55) 1234-5678' })
    await create({ nombre: 'Carla', curp: 'BOXW310820HNERXN09', email: 'uno@correo.mx' })
    await create({ nombre: 'Delia', curp: 'boxw310820hnerxn09', email: 'UNO@correo.mx' })
    assert.deepEqual(await search(), [
      [['Carla', 'Delia'], ['curp email']],
      [
        ['Ana', 'Eva', 'Beto'],
        ['rfc', 'celular'],
      ],
    ])
  })

  it('finds similar names with one birthday, and the same whole name where nothing says otherwise', async () => {
    const born = { nacimiento: '1980-02-29' }
    await create({ nombre: 'Gonzalo', apellido_paterno: 'Gonzáles', ...born })
    await create({ nombre: 'Gonsalo', apellido_paterno: 'González', ...born })
    await create({ nombre: 'Gonzalo', apellido_paterno: 'Gonzáles', nacimiento: '1999-01-01' })
    await create({ nombre: 'Iris', apellido_paterno: 'Lara' })
    await create({ nombre: 'Íris', apellido_paterno: 'LARA', nacimiento: '1990-01-01' })
    await create({ nombre: 'Olga', apellido_paterno: 'Paz', rfc: 'GODE561231GR8' })
    await create({ nombre: 'Olga', apellido_paterno: 'Paz', rfc: 'GODE561231GR9' })
    await create({ nombre: 'Ulises' })
    await create({ nombre: 'Ulises' })
    assert.deepEqual(await search(), [
      [['Gonzalo Gonzáles', 'Gonsalo González'], ['nombre nacimiento']],
      [['Iris Lara', 'Íris LARA'], ['nombre']],
    ])
  })

  it('nobody who was deleted, of another empresa, with a generic RFC, or of a telephone that many share', async () => {
    const token = await api.tokenWith({ clientes: true }, other)
    await api.call('POST /clientes/crear', { nombre: 'Ajena', email: 'uno@correo.mx' }, { token })
    await create({ nombre: 'Una', email: 'uno@correo.mx', rfc: 'XAXX010101000' })
    const id = await create({ nombre: 'Dos', email: 'uno@correo.mx', rfc: 'XAXX010101000' })
    await api.call('POST /clientes/eliminar', { id })
    for (let n = 0; n < 21; n++) await create({ nombre: `Caso ${n}x`, celular: '5511112222' })
    await create({ nombre: 'Tres', rfc: 'XAXX010101000' })
    assert.deepEqual(await search(), [])
    const theirs = await api.call('POST /clientes/duplicados', {}, { token })
    assert.deepEqual([theirs.body.grupos, theirs.body.busqueda], [[], null])
  })

  it('its result is kept until the next, page by page, without who was deleted since', async () => {
    const made: string[] = []
    for (const n of [1, 2, 3])
      for (const nombre of [`Uno ${n}`, `Otro ${n}`])
        made.push(await create({ nombre, email: `${n}@correo.mx` }))
    assert.equal((await search()).length, 3)
    const { grupos, total, busqueda } = await good('POST /clientes/duplicados', { filas: 2, pagina: 1 })
    assert.deepEqual([grupos.length, total, busqueda.estado, busqueda.al_momento], [1, 3, 'terminada', true])
    assert.equal(busqueda.avance, busqueda.pasos)
    await api.call('POST /clientes/eliminar', { id: made[0] })
    assert.equal((await listed()).length, 2)
    await api.call('POST /clientes/editar', { id: made[2], email: 'nuevo@correo.mx' })
    assert.equal((await search()).length, 1)
  })

  it('of a big office is a job with its progress; the answer says when one has stopped', async () => {
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre, email) select $1, gen_random_uuid(), 'N' || n, (n / 2) || '@x.mx'
       from generate_series(1, 10001) n`,
      [api.idLocatario],
    )
    const { msg, busqueda } = await good('POST /clientes/buscar_duplicados', {})
    assert.deepEqual([msg, busqueda.estado, busqueda.avance], ['Se están buscando', 'en_curso', 0])
    assert.equal((await good('POST /clientes/buscar_duplicados', {})).msg, 'Ya se están buscando')
    await api.sql(`update busquedas_duplicados set creacion = now() - interval '2 hours'`)
    assert.equal((await good('POST /clientes/duplicados', {})).busqueda.estado, 'detenida')
    await good('POST /clientes/buscar_duplicados', {})
    await api.app.duplicados.idle()
    const { total, busqueda: done } = await good('POST /clientes/duplicados', { filas: 5 })
    assert.deepEqual([total, done.estado, done.avance], [5000, 'terminada', done.pasos])
    await api.sql(`delete from pares_duplicados`)
    await api.sql(`delete from clientes where email like '%@x.mx'`)
  })

  it('[D49] needs the permission to edit', async () => {
    const token = await api.tokenWith({ clientes: { ver: true, agregar: true, detalles: true } })
    for (const name of ['buscar_duplicados', 'duplicados', 'uniones'] as const)
      assert.equal((await api.call(`POST /clientes/${name}`, {}, { token })).status, 403, name)
  })
})

describe('[E-12] «No son la misma persona»', () => {
  it('is remembered of each two of a group, and can be taken back', async () => {
    const ids: string[] = []
    for (const nombre of ['Uno', 'Dos', 'Tres']) ids.push(await create({ nombre, celular: '5512345678' }))
    assert.deepEqual(await search(), [
      [
        ['Uno', 'Dos', 'Tres'],
        ['celular', 'celular', 'celular'],
      ],
    ])
    await good('POST /clientes/marcar_distintos', { ids: [ids[1], ids[0]] })
    assert.deepEqual(await listed(), [
      [
        ['Uno', 'Dos', 'Tres'],
        ['celular', 'celular'],
      ],
    ])
    await good('POST /clientes/marcar_distintos', { ids })
    assert.deepEqual(await search(), [])
    assert.equal((await listed({ distintos: true })).length, 3)
    await good('POST /clientes/quitar_distintos', { ids: [ids[0], ids[2]] })
    assert.deepEqual(await listed(), [[['Uno', 'Tres'], ['celular']]])
  })

  it('divides a group where nothing else holds it together', async () => {
    const [a, b] = [
      await create({ nombre: 'A', email: 'a@x.mx' }),
      await create({ nombre: 'B', email: 'a@x.mx', celular: '5512345678' }),
    ]
    const c = await create({ nombre: 'C', email: 'c@x.mx', celular: '5512345678' })
    const d = await create({ nombre: 'D', email: 'c@x.mx' })
    assert.equal((await search()).length, 1)
    await good('POST /clientes/marcar_distintos', { ids: [b, c] })
    assert.deepEqual(
      (await listed()).map(([names]) => names),
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    )
    assert.ok(a && d)
  })

  it('refuses one client alone, one twice, and those of another empresa', async () => {
    const id = await create({ nombre: 'Una' })
    const token = await api.tokenWith({ clientes: true }, other)
    const theirs = (await api.call('POST /clientes/crear', { nombre: 'Ajena' }, { token })).body._id
    for (const [ids, status] of [
      [[id], 400],
      [[id, id], 400],
      [[id, theirs], 404],
      [[id, uuidv7()], 404],
    ] as const)
      assert.equal((await api.call('POST /clientes/marcar_distintos', { ids })).status, status)
  })
})

it('pairs that hang together are one group, however long the chain', () => {
  const chain = Array.from({ length: 5000 }, (_, n) => [String(n + 1), String(n)] as const)
  const groupOf = groupsOf([...chain, ['x', 'y']])
  assert.equal(new Set(chain.map(([one]) => groupOf(one))).size, 1)
  assert.equal(groupOf('y'), groupOf('x'))
  assert.notEqual(groupOf('x'), groupOf('0'))
})
