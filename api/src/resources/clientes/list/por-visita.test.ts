import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../../test/api.ts'
import { treeOf } from '../../../../test/matrix/people.ts'
import { today } from '../../../platform/lists/days.ts'

const dayFromToday = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

interface Visited {
  _id: string
  nombre: string
  ultima_asesoria: string | null
}

interface Client {
  _id: string
  nombre: string
  days: number[]
}

/** The days of each client's advisories, from today. */
const DAYS = [[], [-1], [-40, 3], [5], [-40], [-100, -10, 1], [0], [], [-100]]

/** As many clients as there are, made by SQL: the others of the list are made of them, over and over. */
function withClients(many: number) {
  const clientes = Array.from({ length: many }, (_, i) => ({
    _id: uuidv7(),
    nombre: `${i % 2 ? 'Ana' : 'Beto'} ${i}`,
    days: DAYS[i % DAYS.length] ?? [],
  }))
  const api = useApi({}, async (api) => {
    const asesor = await api.addUser({ email: `${uuidv7()}@visitas.mx`, nombre: 'Olga' })
    const ids = clientes.map(({ _id }) => _id)
    const nombres = clientes.map(({ nombre }) => nombre)
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre) select $1, * from unnest($2::uuid[], $3::text[])`,
      [api.idLocatario, ids, nombres],
    )
    const visits = clientes.flatMap(({ _id, days }) => days.map((day) => [uuidv7(), _id, dayFromToday(day)]))
    await api.sql(
      `insert into asesorias (id_locatario, _id, id_cliente, id_asesor, motivo, creacion)
       select $1, v._id, v.cliente, $2, 'Plan', v.dia from unnest($3::uuid[], $4::uuid[], $5::date[]) v (_id, cliente, dia)`,
      [api.idLocatario, asesor, ...[0, 1, 2].map((i) => visits.map((visit) => visit[i]))],
    )
  })
  const last = ({ days }: { days: number[] }) => {
    const been = days.filter((day) => day <= 0)
    return been.length > 0 ? dayFromToday(Math.max(...been)) : null
  }
  /** What the list says, recounted from the advisories. */
  const expected = (direccion: 'asc' | 'desc', wanted: (one: Client) => boolean) => {
    const key = (one: Client) => `${last(one) ?? ''} ${one._id}`
    const way = direccion === 'asc' ? 1 : -1
    return clientes
      .filter(wanted)
      .toSorted((a, b) => (key(a) < key(b) ? -way : way))
      .map((one) => ({ _id: one._id, nombre: one.nombre, ultima_asesoria: last(one) }))
  }
  const ask = async (question: object) =>
    (await api.call('POST /clientes/listar', { columnas: ['ultima_asesoria'], ...question } as never))
      .body as {
      clientes: Visited[]
      total: number
      cursor_ultimo: string
      cursor_primero: string
    }
  const shown = (rows: Visited[]) =>
    rows.map(({ _id, nombre, ultima_asesoria }) => ({ _id, nombre, ultima_asesoria }))
  return { api, ask, expected, shown, last, clientes }
}

for (const [size, many] of [
  ['a few', 45],
  ['many', 2040],
] as const) {
  describe(`[E-03] the last advisory of ${size} clients`, () => {
    const { api, ask, expected, shown, last } = withClients(many)
    const orden = 'ultima_asesoria'
    const since = dayFromToday(-30)

    for (const direccion of ['asc', 'desc'] as const) {
      it(`orders ${direccion}, page by page, with those who have never come at the end of the oldest`, async () => {
        const all = expected(direccion, () => true)
        const filas = Math.ceil(many / 9)
        for (const pagina of [0, 1, 4, 8]) {
          const page = await ask({ orden, direccion, filas, pagina })
          assert.equal(page.total, many)
          assert.deepEqual(shown(page.clientes), all.slice(pagina * filas, (pagina + 1) * filas))
        }
      })

      it(`goes on from a cursor, and back, ${direccion}`, async () => {
        const all = expected(direccion, () => true)
        const pages = many > 100 ? 5 : 7
        const filas = Math.ceil(many / pages)
        let page = await ask({ orden, direccion, filas })
        for (let n = 1; n < pages; n++) {
          const before = page
          page = await ask({ orden, direccion, filas, despues: page.cursor_ultimo })
          assert.deepEqual(shown(page.clientes), all.slice(n * filas, (n + 1) * filas))
          const back = await ask({ orden, direccion, filas, antes: page.cursor_primero })
          assert.deepEqual(shown(back.clientes), shown(before.clientes))
        }
      })

      it(`filters by a day and by a text in that order and in another, ${direccion}`, async () => {
        const absent = (one: Client) => /^Ana/.test(one.nombre) && (last(one) ?? '') < since
        const wanted = expected(direccion, absent)
        const question = { nombre: 'ana', sin_venir_desde: since, direccion, filas: 500 }
        const page = await ask({ ...question, orden })
        assert.equal(page.total, wanted.length)
        assert.deepEqual(shown(page.clientes), wanted.slice(0, 500))
        const byName = await ask({ ...question, orden: 'nombre' })
        assert.equal(byName.total, wanted.length)
        const all = new Set(wanted.map(({ _id }) => _id))
        assert.ok(byName.clientes.length > 0 && byName.clientes.every(({ _id }) => all.has(_id)))
        const alone = await ask({ sin_venir_desde: since, filas: 5 })
        assert.equal(alone.total, expected('asc', (one) => (last(one) ?? '') < since).length)
      })
    }

    it('[D49] needs the permission to see the profile, in the list, in its file and in its batches', async () => {
      const token = await api.tokenWith(treeOf(['clientes.ver', 'clientes.editar']))
      for (const body of [
        { orden, filas: 5 },
        { sin_venir_desde: since },
        { sin_venir_desde: since, filas: 5 },
      ]) {
        assert.equal((await api.call('POST /clientes/listar', body as never, { token })).status, 403)
      }
      const file = await api.call('POST /clientes/exportar', { sin_venir_desde: since }, { token })
      assert.equal(file.status, 403)
      const filtro = { sin_venir_desde: since }
      const lote = await api.call('POST /clientes/crear_lote', { accion: 'eliminar', filtro } as never, {
        token,
      })
      assert.equal(lote.status, 403)
      assert.equal((await api.call('POST /clientes/listar', { filas: 5 }, { token })).status, 200)
    })

    it('[D24] refuses what is not a day, and a cursor that another order gave', async () => {
      const bad = await api.call('POST /clientes/listar', { sin_venir_desde: '2026-02-30' })
      assert.equal(bad.status, 400)
      const { cursor_ultimo: despues } = await ask({ orden: 'nombre', filas: 5 })
      const other = await api.call('POST /clientes/listar', { orden, despues, filas: 5 } as never)
      assert.equal(other.status, 400)
    })
  })
}
