import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pesosEnLetra } from './letras.ts'

const ejemplos: [number, string][] = [
  [0, 'Cero pesos 00/100 M.N.'],
  [0.01, 'Cero pesos 01/100 M.N.'],
  [1, 'Un peso 00/100 M.N.'],
  [1.1, 'Un peso 10/100 M.N.'],
  [11, 'Once pesos 00/100 M.N.'],
  [16, 'Dieciséis pesos 00/100 M.N.'],
  [21, 'Veintiún pesos 00/100 M.N.'],
  [22, 'Veintidós pesos 00/100 M.N.'],
  [30, 'Treinta pesos 00/100 M.N.'],
  [31, 'Treinta y un pesos 00/100 M.N.'],
  [99.99, 'Noventa y nueve pesos 99/100 M.N.'],
  [100, 'Cien pesos 00/100 M.N.'],
  [101, 'Ciento un pesos 00/100 M.N.'],
  [111, 'Ciento once pesos 00/100 M.N.'],
  [499, 'Cuatrocientos noventa y nueve pesos 00/100 M.N.'],
  [500, 'Quinientos pesos 00/100 M.N.'],
  [1000, 'Mil pesos 00/100 M.N.'],
  [1001, 'Mil un pesos 00/100 M.N.'],
  [5089.8, 'Cinco mil ochenta y nueve pesos 80/100 M.N.'],
  [21_000, 'Veintiún mil pesos 00/100 M.N.'],
  [31_501.07, 'Treinta y un mil quinientos un pesos 07/100 M.N.'],
  [100_000, 'Cien mil pesos 00/100 M.N.'],
  [101_021, 'Ciento un mil veintiún pesos 00/100 M.N.'],
  [999_999.99, 'Novecientos noventa y nueve mil novecientos noventa y nueve pesos 99/100 M.N.'],
  [1_000_000, 'Un millón de pesos 00/100 M.N.'],
  [1_000_001, 'Un millón un pesos 00/100 M.N.'],
  [2_000_000, 'Dos millones de pesos 00/100 M.N.'],
  [21_000_000.5, 'Veintiún millones de pesos 50/100 M.N.'],
  [1_234_567.89, 'Un millón doscientos treinta y cuatro mil quinientos sesenta y siete pesos 89/100 M.N.'],
  [1_000_000_000, 'Mil millones de pesos 00/100 M.N.'],
  [
    999_999_999_999.99,
    'Novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil ' +
      'novecientos noventa y nueve pesos 99/100 M.N.',
  ],
]

it('[E-13] an amount is written in words as receipts write it', () => {
  for (const [total, letras] of ejemplos) assert.equal(pesosEnLetra(total), letras)
})

it('[E-13] every amount up to twenty thousand has its own words', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, i) => pesosEnLetra(i)))
  assert.equal(seen.size, 20_000)
  for (const text of seen) assert.doesNotMatch(text, /undefined|_| {2}/)
})
