import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../../test/api.ts'

interface Row {
  _id: string
  nombre: string
  apellido_paterno: string | null
}

const list = async (question: object = {}) => (await api.call('POST /clientes/listar', question)).body
const names = (body: { clientes: Row[] }) => body.clientes.map(({ nombre }) => nombre)

const people = [
  ['José', 'Zúñiga', '', '5511', 'jose@uno.mx'],
  ['Álvaro', 'Ávila', 'Cruz', '5512', 'alvaro@uno.mx'],
  ['Beatriz', 'Aguilar', 'Ñáñez', '5513', ''],
  ['ÑANDÚ', 'Nava', 'Núñez', '', 'nandu@dos.mx'],
  ['Ana', '', '', '100%', 'a_b@dos.mx'],
  ['Óscar', 'Ñoño', 'Bello', '3399', 'OSCAR@dos.mx'],
] as const

const api = useApi({}, async (api) => {
  for (const [nombre, apellido_paterno, apellido_materno, celular, email] of people) {
    await api.call('POST /clientes/crear', { nombre, apellido_paterno, apellido_materno, celular, email })
  }
})

describe('POST /clientes/listar', () => {
  it('[C-02] [N-05] without paging members: the whole list and nothing else, newest first', async () => {
    const body = await list({
      nombre: '',
      apellido_paterno: '',
      apellido_materno: '',
      celular: '',
      email: '',
    })
    assert.deepEqual(Object.keys(body), ['clientes'])
    assert.deepEqual(names(body), people.map(([nombre]) => nombre).reverse())
  })

  it('[C-08] [D8] filters match parts, ignoring accents and case', async () => {
    assert.deepEqual(names(await list({ nombre: 'jose' })), ['José'])
    assert.deepEqual(names(await list({ nombre: 'ÁNDU' })), ['ÑANDÚ'])
    assert.deepEqual(names(await list({ apellido_paterno: 'ñ' })).sort(), ['José', 'Óscar', 'ÑANDÚ'].sort())
    assert.deepEqual(names(await list({ apellido_materno: 'nanez' })), ['Beatriz'])
    assert.deepEqual(names(await list({ celular: '551', email: 'UNO' })), ['Álvaro', 'José'])
    assert.deepEqual(names(await list({ email: 'oscar@' })), ['Óscar'])
    assert.deepEqual(names(await list({ nombre: 'avila' })), [], 'each filter looks at its own field')
  })

  it('takes % _ and \\ for what they are', async () => {
    assert.deepEqual(names(await list({ celular: '%' })), ['Ana'])
    assert.deepEqual(names(await list({ email: '_' })), ['Ana'])
    assert.deepEqual(names(await list({ nombre: '\\' })), [])
    assert.deepEqual(names(await list({ celular: '％' })), ['Ana'], 'also when it only becomes one')
  })

  it('[C-05] orders names as a Spanish dictionary does, both ways', async () => {
    const up = names(await list({ orden: 'nombre', filas: 50 }))
    assert.deepEqual(up, ['Álvaro', 'Ana', 'Beatriz', 'José', 'ÑANDÚ', 'Óscar'])
    assert.deepEqual(names(await list({ orden: 'nombre', direccion: 'desc' })), up.reverse())
    const paterno = (await list({ orden: 'apellido_paterno' })).clientes.map((r: Row) => r.apellido_paterno)
    assert.deepEqual(paterno, [null, 'Aguilar', 'Ávila', 'Nava', 'Ñoño', 'Zúñiga'])
  })

  it('every column orders, with every filter, both ways: the same rows as sorting by hand', async () => {
    for (const orden of ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email', 'creacion']) {
      for (const direccion of ['asc', 'desc']) {
        const all = (await list({ orden, direccion, email: 'mx' })).clientes as Row[]
        assert.equal(all.length, 5)
        const paged: Row[] = []
        for (let pagina = 0; pagina < 3; pagina++) {
          paged.push(...(await list({ orden, direccion, email: 'mx', pagina, filas: 2 })).clientes)
        }
        assert.deepEqual(paged, all, `${orden} ${direccion}`)
      }
    }
  })

  it('returns the total of all pages', async () => {
    const body = await list({ filas: 2, pagina: 2 })
    assert.equal(body.total, 6)
    assert.equal(body.total_exacto, true)
    assert.equal((await list({ filas: 2, nombre: 'a' })).total, 5)
    const beyond = await list({ filas: 500, pagina: 10_000_000 })
    assert.deepEqual([beyond.clientes, beyond.total], [[], 6])
  })

  it('cursors walk the whole list forwards and back', async () => {
    for (const question of [
      { orden: 'apellido_paterno' },
      { orden: 'creacion', direccion: 'desc' },
      { nombre: 'a' },
    ]) {
      const all = (await list({ ...question, filas: 50 })).clientes as Row[]
      const forwards: Row[] = []
      let page = await list({ ...question, filas: 2 })
      const pages = [page]
      while (page.clientes.length > 0) {
        forwards.push(...page.clientes)
        page = await list({ ...question, filas: 2, despues: page.cursor_ultimo })
        pages.push(page)
      }
      assert.deepEqual(forwards, all)
      assert.equal(page.cursor_ultimo, null)
      const back = await list({ ...question, filas: 2, antes: pages[1].cursor_primero })
      assert.deepEqual(back.clientes, pages[0].clientes)
    }
  })

  it('rows with equal values are neither lost nor repeated between pages', async () => {
    for (let i = 0; i < 7; i++)
      await api.call('POST /clientes/crear', { nombre: 'Gemela', apellido_paterno: 'Igual' })
    const seen = new Set<string>()
    let despues: string | undefined
    for (let i = 0; i < 4; i++) {
      const page = await list({ orden: 'nombre', nombre: 'gemela', filas: 2, ...(despues && { despues }) })
      for (const row of page.clientes as Row[]) seen.add(row._id)
      despues = page.cursor_ultimo
    }
    assert.equal(seen.size, 7)
  })

  it('the longest value of a column makes a valid cursor', async () => {
    for (const nombre of ['李'.repeat(500), '"'.repeat(500)]) {
      await api.call('POST /clientes/crear', { nombre, apellido_materno: 'Larguísimo' })
      const { cursor_ultimo: despues } = await list({ orden: 'nombre', nombre, filas: 1 })
      const { status, body } = await api.call('POST /clientes/listar', { orden: 'nombre', nombre, despues })
      assert.deepEqual([status, body.clientes], [200, []])
    }
  })

  it('[D24] refuses invalid queries by field', async () => {
    const bad: [string, object][] = [
      ['pagina', { pagina: -1 }],
      ['pagina', { pagina: 1.5 }],
      ['pagina', { pagina: '0' }],
      ['pagina', { pagina: 1e300 }],
      ['filas', { filas: 0 }],
      ['filas', { filas: 501 }],
      ['orden', { orden: 'clave' }],
      ['orden', { orden: 'nombre; drop table clientes' }],
      ['orden', { orden: '__proto__' }],
      ['direccion', { direccion: 'arriba' }],
      ['despues', { despues: 'x' }],
      ['despues', { despues: '' }],
      ['antes', { antes: 'WyJub21icmUiXQ' }],
      ['despues', { pagina: 0, despues: 'x' }],
      ['nombre', { nombre: 'x'.repeat(501) }],
      ['nombre', { nombre: { $gt: '' } }],
      ['celular', { celular: 'a\u0000' }],
    ]
    for (const [campo, question] of bad) {
      const { status, body } = await api.call('POST /clientes/listar', question)
      assert.equal(status, 400, JSON.stringify(question))
      assert.ok(body.campos[campo], `${campo}: ${JSON.stringify(body)}`)
    }
  })
})
