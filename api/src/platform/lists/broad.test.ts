import assert from 'node:assert/strict'
import { it } from 'node:test'
import { nationalDigits } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { insertRows } from '../../seed/insert-rows.ts'
import { withOwner } from '../database/connect.ts'
import type { Condition } from './page.ts'

/*
 * Texts that many clients match, where names repeat, e-mails begin with them, and more match than are counted. buscar
 * takes ways of its own there; what it finds is compared with a scan of all rows.
 */
const ROWS = 6_000
const NOMBRES = [
  'Zoé',
  'Zoé',
  'Zoé',
  'Zoé',
  'José',
  'jose luis',
  'María',
  'María',
  'María',
  'Áurea',
  'ñu',
  `a"b,{c}'\\`,
  'NULL',
]
const APELLIDOS = ['Peña', 'Pérez', 'Núñez', 'de la O', '', "O'Hara"]
const LADAS = ['55', '55', '33', '(55) ', '+52 55', '5 5', '９５５', '01 55', 'Casa 55-', '81']

const makeRow = (i: number) => {
  const nombre = NOMBRES[(i * 7) % NOMBRES.length] ?? ''
  return {
    _id: `01900000-0000-7000-8000-${((i * 7919) % 1_000_003).toString(16).padStart(12, '0')}`,
    nombre,
    apellido_paterno: APELLIDOS[(i * 5) % APELLIDOS.length],
    celular: i % 13 === 0 ? '' : `${LADAS[i % LADAS.length]}${10_000_000 + ((i * 104_729) % 89_999_999)}`,
    email:
      i % 11 === 0
        ? ''
        : `${nombre.normalize('NFD').replace(/[^a-z]/gi, '')}.${i % 900}@uno.mx`.toLowerCase(),
    creacion: new Date(Date.UTC(2025, 0, 1) + ((i * 613) % ROWS) * 3_600_000).toISOString(),
  }
}

interface Row extends Record<string, unknown> {
  _id: string
  nombre_n: string
  apellido_paterno_n: string
  celular_d: string
  creacion: Date
}

const other = uuidv7()
let rows: Row[] = []

const api = useApi({}, async (api) => {
  await api.addEmpresa(other)
  await withOwner(api.database.connection, async (client) => {
    const clientes = Array.from({ length: ROWS }, (_, i) => makeRow(i))
    for (const tenant of [api.idLocatario, other]) {
      await client.query("select set_config('app.id_locatario', $1, false)", [tenant])
      await insertRows(client, 'clientes', tenant, tenant === other ? clientes.slice(0, 500) : clientes)
    }
    await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
    await client.query("update clientes set eliminacion = now() where email like '%.77@uno.mx'")
    await client.query('analyze clientes')
  })
  const live = await api.sql<Row & { celular_n: string }>(
    'select _id, nombre_n, apellido_paterno_n, celular_n, creacion from clientes where id_locatario = locatario() and eliminacion is null',
  )
  rows = live.map((row) => ({ ...row, celular_d: ` ${nationalDigits(row.celular_n)}` }))
})

const contiene = (columna: string, valor: string): Condition => ({
  op: 'contiene',
  columnas: [columna],
  indice: columna,
  valores: [valor],
  ...(/^(nombre|apellido_paterno)_n$/.test(columna) && { repetida: columna.slice(0, -2) }),
  ...(columna === 'celular_d' && { escrita: 'celular' }),
})
const MID = new Date(Date.UTC(2025, 5, 1))
const FILTERS: Condition[][] = [
  [contiene('nombre_n', 'jose')],
  [contiene('nombre_n', 'e')],
  [contiene('nombre_n', '"b,{c}')],
  [contiene('nombre_n', 'null')],
  [contiene('nombre_n', 'xyz')],
  [contiene('nombre_n', 'j'), contiene('nombre_n', 'luis')],
  [contiene('nombre_n', 'jose'), contiene('apellido_paterno_n', 'n')],
  [contiene('nombre_n', 'e'), { op: 'desde', columna: 'creacion', valor: MID.toISOString() }],
  [contiene('apellido_paterno_n', "o'h")],
  [contiene('celular_d', '55')],
  [contiene('celular_d', ' 55')],
  [contiene('celular_d', ' 95512')],
  [contiene('celular_d', ' 33'), contiene('nombre_n', 'jose')],
]

const passes = (row: Row, condition: Condition): boolean =>
  condition.op === 'contiene'
    ? String(row[condition.columnas[0] ?? '']).includes(condition.valores[0] ?? '')
    : row.creacion >= MID

/** Which of the wanted rows is followed by the most others. */
function beforeWidestGap(sorted: { _id: string }[], wanted: Set<string>): number {
  const places = sorted.flatMap(({ _id }, place) => (wanted.has(_id) ? [place] : []))
  const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0))
  return gaps.indexOf(Math.max(...gaps))
}

for (const filtros of FILTERS) {
  it(`[C-08] [D8] many clients match ${JSON.stringify(filtros)}`, () =>
    withOwner(api.database.connection, async (client) => {
      await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
      const wanted = new Set(
        rows.filter((row) => filtros.every((one) => passes(row, one))).map(({ _id }) => _id),
      )
      for (const orden of ['creacion', 'nombre', 'apellido_paterno', 'celular', 'email']) {
        const { rows: sorted } = await client.query<{ _id: string; valor: string }>(
          `select _id, ${orden}::text as valor from clientes
           where id_locatario = locatario() and eliminacion is null order by ${orden}, _id`,
        )
        const all = sorted.filter(({ _id }) => wanted.has(_id))
        for (const baja of [false, true]) {
          if (baja) all.reverse()
          const ask = async (salto: number, corte: number | null, atras: boolean, tope: number | null) => {
            const at = corte === null ? undefined : all[corte]
            const { rows } = await client.query<{ ids: string[]; total: number | null }>(
              'select ids, total from buscar($1, $2, $3, $4, 20, $5, $6, $7, $8, $9)',
              ['clientes', JSON.stringify(filtros), orden, baja, salto, at?.valor, at?._id, atras, tope],
            )
            return rows[0]
          }
          const page = (from: number) => all.slice(from, from + 20).map(({ _id }) => _id)
          const label = `by ${orden}${baja ? ', descending' : ''}`
          for (const tope of [50, 300, 5_000, null]) {
            const total = tope === null ? null : Math.min(all.length, tope + 1)
            for (const salto of [0, 60, all.length - 10].filter((n) => n >= 0))
              assert.deepEqual(
                await ask(salto, null, false, tope),
                { ids: page(salto), total },
                `${label}, ${salto}`,
              )
          }
          if (all.length < 100) continue
          assert.deepEqual((await ask(0, 49, false, 50))?.ids, page(50), `${label}, after a row`)
          assert.deepEqual((await ask(0, 50, true, 50))?.ids, page(30), `${label}, before a row`)
          const gap = beforeWidestGap(baja ? sorted.toReversed() : sorted, wanted)
          assert.deepEqual((await ask(0, gap, false, 50))?.ids, page(gap + 1), `${label}, before a gap`)
        }
      }
    }))
}
