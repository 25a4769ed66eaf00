import type { TablaDeReporte } from '@backoffice/shared/contract'
import { wideOnes } from './places.ts'

const tabla = (rows: number): TablaDeReporte => ({
  titulo: String(rows),
  columna: '',
  filas: Array.from({ length: rows }, () => ({
    ...{ nombre: '', corto: null, mes: null, valor: 1, anterior: null, ruta: null, ruta_anterior: null },
  })),
})
const wide = (...rows: number[]) => {
  const tablas = rows.map(tabla)
  const those = wideOnes(tablas)
  return tablas.map((one) => those.has(one))
}

it('[E-18] tables of a like height stand side by side, and the others alone', () => {
  expect(wide(12, 15)).toEqual([false, false])
  expect(wide(12, 5, 3)).toEqual([true, false, false])
  expect(wide(3, 1, 1)).toEqual([true, false, false])
  expect(wide(1, 12)).toEqual([true, true])
  expect(wide(1, 5, 3)).toEqual([true, false, false])
  expect(wide(12, 12, 3)).toEqual([false, false, true])
  // Nothing in the period before, nor in this one.
  expect(wide(12, 0)).toEqual([true, true])
  expect(wide()).toEqual([])
})
