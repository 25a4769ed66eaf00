import { localPage } from './localPage'

const rows = ['Zoe', 'ángel', 'Ñico', 'Nora', 'Ana', null, 'Óscar'].map((nombre) => ({ nombre }))
const query = { pagina: 0, filas: 20, orden: 'nombre', direccion: 'asc', filtros: {} } as const
const names = (own: object) => localPage({}, rows, { ...query, ...own }).rows.map(({ nombre }) => nombre)

it('[C-05] orders as Spanish does, what is empty last in either direction', () => {
  expect(names({})).toEqual(['Ana', 'ángel', 'Nora', 'Ñico', 'Óscar', 'Zoe', null])
  expect(names({ direccion: 'desc' })).toEqual(['Zoe', 'Óscar', 'Ñico', 'Nora', 'ángel', 'Ana', null])
})

it('leaves the order alone where none is asked for', () => {
  expect(names({ orden: null })).toEqual(rows.map(({ nombre }) => nombre))
})

it('orders numbers by their size, and by what the list says a column is worth', () => {
  const precios = [{ precio: 100 }, { precio: 9 }, { precio: -1 }]
  expect(localPage({}, precios, { ...query, orden: 'precio' }).rows).toEqual([...precios].reverse())
  const largo = { valor: ({ nombre }: { nombre: string | null }) => nombre?.length }
  expect(localPage(largo, rows, { ...query, orden: 'x', filas: 1 }).rows).toEqual([{ nombre: 'Zoe' }])
})

it('cuts pages, the last one for a page behind the end', () => {
  expect(names({ orden: null, filas: 3, pagina: 1 })).toEqual(['Nora', 'Ana', null])
  expect(localPage({}, rows, { ...query, filas: 3, pagina: 9 })).toMatchObject({ pagina: 2 })
  expect(localPage({}, [], { ...query, pagina: 9 })).toEqual({ rows: [], pagina: 0 })
})
