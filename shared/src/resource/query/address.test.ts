import { filterKey, initialQuery, readQuery, writeQuery } from './address.ts'
import { codec } from './codec.ts'
import type { ListQuery, ListShape } from '../types.ts'

interface Filtros {
  cliente: string
  status: (0 | 1)[]
  tipo: 0 | 1 | null
  desde: string | null
  plan: string | null
}

const PLAN = '01900000-0000-7000-8000-000000000605'
const vacios: Filtros = { cliente: '', status: [], tipo: null, desde: null, plan: null }
const shape: ListShape<Filtros> = {
  filtrosVacios: vacios,
  filtrosIniciales: { ...vacios, status: [0] },
  columnas: ['cliente', 'creacion'],
  codecs: { status: codec.numeros(0, 1), tipo: codec.numero(0, 1), desde: codec.dia, plan: codec.id },
}
const initial = initialQuery(shape)

const write = (change: Partial<ListQuery<Filtros>>, before = '') =>
  writeQuery(shape, { ...initial, ...change }, new URLSearchParams(before)).toString()
const read = (address: string) => readQuery(shape, new URLSearchParams(address))

it('[C-02] [A-01] an address without a query means the initial query', () => {
  expect(read('')).toEqual({
    pagina: 0,
    filas: 20,
    orden: null,
    direccion: 'asc',
    filtros: { ...vacios, status: [0] },
  })
})

it('[D39] only differences from the initial query are written', () => {
  expect(write({})).toBe('')
  expect(write({ pagina: 2, filas: 50, orden: 'cliente', direccion: 'desc' })).toBe(
    'pagina=3&filas=50&orden=cliente&direccion=desc',
  )
  expect(write({ orden: 'cliente' })).toBe('orden=cliente')
})

it('[D39] distinguishes «all» from the initial query', () => {
  expect(write({ filtros: vacios })).toBe('status=')
  expect(read('status=').filtros).toEqual(vacios)
  expect(write({ filtros: { ...vacios, status: [0] } })).toBe('')
})

it.each<ListQuery<Filtros>>([
  {
    ...initial,
    filtros: { cliente: 'Peña & Cía', status: [0, 1], tipo: 1, desde: '2024-02-29', plan: PLAN },
  },
  { ...initial, filtros: vacios, pagina: 7, filas: 5 },
  { ...initial, orden: 'creacion', direccion: 'desc' },
])('[C-11] what is written is read again', (query) => {
  expect(read(writeQuery(shape, query, new URLSearchParams()).toString())).toEqual(query)
})

it('[D39] keeps foreign parameters and removes its own', () => {
  expect(write({}, 'aviso=1&pagina=4&cliente=ana')).toBe('aviso=1')
})

it.each([
  'pagina=0',
  'pagina=-1',
  'pagina=x',
  'pagina=99999999999',
  'filas=0',
  'filas=501',
  'orden=password',
  'direccion=desc',
  'tipo=9',
  'desde=ayer',
  'desde=2026-02-30',
  'desde=2025-02-29',
  'desde=2026-13-01',
  'desde=0000-00-00',
  'desde=0999-01-01',
  'plan=x',
  "plan=' or 1=1",
  `plan=${PLAN}0`,
])('[D39] takes nothing that makes no sense from an address: %s', (address) => {
  expect(read(address)).toEqual(initial)
})

it('[D39] takes no text from an address that the server refuses', () => {
  for (const text of ['a%00b', '%ED%A0%80%1F', 'a'.repeat(501)])
    expect(read(`cliente=${text}`)).toEqual(initial)
  expect(read(`cliente=${'a'.repeat(500)}`).filtros.cliente).toHaveLength(500)
})

it('[D39] drops values that a filter does not offer', () => {
  expect(read('status=0,7,x,0,0').filtros.status).toEqual([0])
})

it('keeps the initial order, and does not write «no order» over it', () => {
  const ordered = { ...shape, ordenInicial: { orden: 'creacion', direccion: 'desc' } as const }
  expect(initialQuery(ordered)).toMatchObject({ orden: 'creacion', direccion: 'desc' })
  expect(writeQuery(ordered, initialQuery(ordered), new URLSearchParams()).toString()).toBe('')
  const flipped = { ...initialQuery(ordered), direccion: 'asc' as const }
  expect(readQuery(ordered, writeQuery(ordered, flipped, new URLSearchParams()))).toEqual(flipped)
})

it('compares filters by meaning', () => {
  expect(filterKey(shape, { ...vacios, cliente: ' ' })).toBe(filterKey(shape, vacios))
  expect(filterKey(shape, { ...vacios, tipo: 0 })).not.toBe(filterKey(shape, vacios))
})
