import { queryReducer } from './queryReducer.ts'
import type { ListQuery } from '../types.ts'

const query: ListQuery<{ nombre: string }> = {
  pagina: 3,
  filas: 20,
  orden: 'nombre',
  direccion: 'asc',
  filtros: { nombre: 'ana' },
}

it('changes the page and keeps the rest', () => {
  expect(queryReducer(query, { type: 'pagina', pagina: 4 })).toEqual({ ...query, pagina: 4 })
  expect(queryReducer(query, { type: 'pagina', pagina: -1 }).pagina).toBe(0)
})

it('[C-05] orders by another column ascending, and reverses the order of the same one', () => {
  expect(queryReducer(query, { type: 'orden', orden: 'email' })).toMatchObject({
    orden: 'email',
    direccion: 'asc',
  })
  const flipped = queryReducer(query, { type: 'orden', orden: 'nombre' })
  expect(flipped.direccion).toBe('desc')
  expect(queryReducer(flipped, { type: 'orden', orden: 'nombre' }).direccion).toBe('asc')
})

it.each([
  { type: 'filas', filas: 50 } as const,
  { type: 'orden', orden: 'email' } as const,
  { type: 'filtros', filtros: { nombre: 'luis' } } as const,
])('[C-11] another question means page one: $type', (action) => {
  expect(queryReducer(query, action)).toMatchObject({ pagina: 0 })
})
