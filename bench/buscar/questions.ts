import { FILTERS, ORDERS as COLUMNS } from '../api/questions.ts'

/** One call of buscar: its arguments, and its name in a report. */
export interface Question {
  name: string
  values: unknown[]
}

interface Asked {
  tabla?: 'clientes' | 'asesorias' | 'usuarios'
  filtros?: object[]
  orden?: string
  baja?: boolean
  filas?: number
  salto?: number
  tope?: number | null
}

function question(name: string, asked: Asked): Question {
  const { tabla = 'clientes', filtros = [], orden = 'creacion', baja = false } = asked
  const { filas = 20, salto = 0, tope = 10_000 } = asked
  return {
    name,
    values: [tabla, JSON.stringify(filtros), orden, baja, filas, salto, null, null, false, tope],
  }
}

/** As the api asks; a phone number by its digits. */
function contiene(campo: string, valor: unknown) {
  const columna = campo === 'celular' ? 'celular_d' : `${campo}_n`
  return {
    ...{ op: 'contiene', columnas: [columna], indice: columna, valores: [valor] },
    ...(/^(nombre|apellido_(paterno|materno))$/.test(campo) && { repetida: campo }),
    ...(campo === 'celular' && { escrita: campo }),
  }
}

const filters = FILTERS.map((filter) => Object.entries(filter))
const named = (filter: [string, unknown][]) =>
  filter.map(([campo, valor]) => `${campo} «${String(valor)}»`).join(', ')
const filtrosOf = (filter: [string, unknown][]) => filter.map(([campo, valor]) => contiene(campo, valor))

const ORDERS = [
  ['creacion', true],
  ['nombre', false],
  ['email', true],
] as const

const pages = ORDERS.flatMap(([orden, baja]) => [
  question(`sin filtro, por ${orden}`, { orden, baja }),
  question(`sin filtro, por ${orden}, página 400`, { orden, baja, salto: 8000 }),
  question(`creados desde 2024, por ${orden}`, {
    orden,
    baja,
    filtros: [{ op: 'desde', columna: 'creacion', valor: '2024-01-01' }],
  }),
])

const texts = filters.flatMap((filter) =>
  ORDERS.map(([orden, baja]) =>
    question(`${named(filter)}, por ${orden}`, { orden, baja, filtros: filtrosOf(filter) }),
  ),
)

const further = filters.map((filter) =>
  question(`${named(filter)}, página 100`, { orden: 'nombre', filtros: filtrosOf(filter), salto: 2000 }),
)

/** How an export reads: many rows at once, and no total. */
const batches = filters.map((filter) =>
  question(`${named(filter)}, tanda de 500`, {
    baja: true,
    filtros: filtrosOf(filter),
    filas: 500,
    tope: null,
  }),
)

const ONE_DAY = [
  { op: 'desde', columna: 'creacion', valor: '2024-05-06' },
  { op: 'antes_de', columna: 'creacion', valor: '2024-05-07' },
]

const others = [
  question('nombre «a», creados un día', { orden: 'nombre', filtros: [contiene('nombre', 'a'), ...ONE_DAY] }),
  question('apellido_materno «ez», por él mismo', {
    orden: 'apellido_materno',
    filtros: [contiene('apellido_materno', 'ez')],
  }),
  question('nombre «ar», por él mismo', { orden: 'nombre', filtros: [contiene('nombre', 'ar')] }),
  question('celular «55», por él mismo', { orden: 'celular', filtros: [contiene('celular', '55')] }),
  question('email «example», por él mismo', { orden: 'email', filtros: [contiene('email', 'example')] }),
  question('asesorías de cliente «garcia»', {
    tabla: 'asesorias',
    baja: true,
    filtros: [contiene('cliente', 'garcia')],
  }),
  question('usuarios con nombre «med»', {
    tabla: 'usuarios',
    filtros: [{ op: 'contiene', columnas: ['nombre_n'], valores: ['med'] }],
  }),
]

/** The questions that lists ask: every kind of filter and order, near and far pages, batches of an export. */
export const questions: readonly Question[] = [...pages, ...texts, ...further, ...batches, ...others]

const matching = (filter: [string, unknown][]): Question[] =>
  COLUMNS.flatMap((orden) =>
    [false, true].map((baja) =>
      question(`${named(filter) || 'sin filtro'}, por ${orden}${baja ? ' al revés' : ''}`, {
        orden,
        baja,
        filtros: filtrosOf(filter),
      }),
    ),
  )

/** The first page of every filter, and of none, in every order, in both directions: 190 questions. */
export const everyOrder: readonly Question[] = [[], ...filters].flatMap(matching)

/** The same of one filter. */
export const inEveryOrder = (filter: object): readonly Question[] => matching(Object.entries(filter))
