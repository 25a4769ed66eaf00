import { unaContratacion, unaMembresia, unId } from '@backoffice/shared/testing'
import { largoDe, mesesDe, periodoDe, renovacion, totalDe } from './renovar.ts'

const hoy = '2026-03-10'
const oro = unaMembresia({ _id: unId(7), nombre: 'Oro', precio: 900 })

beforeEach(() => jest.useFakeTimers({ now: new Date(`${hoy}T18:00:00Z`), doNotFake: ['nextTick'] }))
afterEach(() => jest.useRealTimers())

const de = (fecha_inicio: string, fecha_fin: string, status: 0 | 1 | 2 = 0) =>
  unaContratacion({
    membresia: { _id: oro._id, nombre: 'Oro' },
    total: 500,
    metodo: 2,
    fecha_inicio,
    fecha_fin,
    status,
  })

it('[E-06] [D54] a renewal is the same plan for what it cost, with the previous method', () => {
  expect(renovacion(de('2026-03-01', '2026-03-31'), [unaMembresia(), oro])).toEqual({
    id_membresia: oro._id,
    total: 500,
    metodo: 2,
    fecha_inicio: '2026-04-01',
    fecha_fin: '2026-04-30',
  })
})

it.each([
  ['a month from the 15th', '2026-02-15', '2026-03-14', '2026-03-15', '2026-04-14'],
  ['a month that counts both ends', '2026-02-15', '2026-03-15', '2026-03-16', '2026-04-16'],
  ['a year', '2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31'],
  ['a year with a leap day', '2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['ten days', '2026-03-05', '2026-03-14', '2026-03-15', '2026-03-24'],
  ['a single day', '2026-03-20', '2026-03-20', '2026-03-21', '2026-03-21'],
  ['ended yesterday', '2026-02-10', '2026-03-09', '2026-03-10', '2026-04-09'],
  ['ended long ago: from today', '2025-01-01', '2025-01-31', '2026-03-10', '2026-04-09'],
])('[E-06] [D54] the length stays: %s', (_, inicio, fin, nuevoInicio, nuevoFin) => {
  expect(renovacion(de(inicio, fin), [oro])).toMatchObject({ fecha_inicio: nuevoInicio, fecha_fin: nuevoFin })
})

it('[E-06] [D54] a cancelled one is renewed from today', () => {
  expect(renovacion(de('2026-03-01', '2026-12-31', 2), [oro]).fecha_inicio).toBe(hoy)
})

it('[E-06] a plan that is no longer offered is left to choose; a server may name it without its id', () => {
  expect(renovacion(de('2026-03-01', '2026-03-31'), [])).toMatchObject({ id_membresia: null, total: null })
  const sinId = { ...de('2026-03-01', '2026-03-31'), membresia: { nombre: 'Oro' } }
  expect(renovacion(sinId, [oro])).toMatchObject({ id_membresia: oro._id, total: 500 })
})

describe('[E-06] [D54] what a period costs', () => {
  const mensual = { ...oro, precio: 499, duracion: 1 }
  const anual = { ...oro, precio: 5089.8, duracion: 12 }
  const ano = { ...de('2026-01-01', '2026-12-31'), total: 5089.8 }

  it.each([
    ['a year of a plan that lasts a month', mensual, ano, 5988],
    ['a year of one that lasts a year', anual, ano, 5089.8],
    ['a year of one without a duration: what it cost', oro, ano, 5089.8],
    ['three months of a yearly one, to the cent', anual, de('2026-02-01', '2026-04-30'), 1272.45],
    ['days are no months: what it cost', mensual, de('2026-03-01', '2026-03-10'), 500],
  ])('%s', (_, plan, bought, total) => {
    expect(renovacion(bought, [plan]).total).toBe(total)
  })

  it('without a total to go by, as a remote built before asks, it is the price', () => {
    const { total: _total, ...before } = ano
    expect(renovacion(before, [oro]).total).toBe(900)
  })

  it('another plan does not cost what the former one did', () => {
    const otro = unaMembresia({ _id: unId(8), precio: 700 })
    expect(totalDe(otro, ano, ano)).toBe(700)
    expect(totalDe({ ...otro, duracion: 1 }, ano, ano)).toBe(8400)
  })

  it('a new purchase costs the price until the length is known', () => {
    expect(totalDe(mensual, { fecha_inicio: hoy, fecha_fin: null })).toBe(499)
    expect(totalDe(mensual, periodoDe(hoy, 6))).toBe(2994)
  })

  it('a usual length ends the day before its day; without a beginning it begins today', () => {
    expect(periodoDe('2026-11-08', 1)).toEqual({ fecha_inicio: '2026-11-08', fecha_fin: '2026-12-07' })
    expect(periodoDe(null, 12)).toEqual({ fecha_inicio: hoy, fecha_fin: '2027-03-09' })
    expect(mesesDe(periodoDe('2026-01-31', 1))).toBe(1)
  })

  it('a length in words', () => {
    expect(largoDe(ano)).toBe('12 meses')
    expect(largoDe(de('2026-03-01', '2026-03-30'))).toBe('30 días')
    expect(largoDe(de('2026-03-01', '2026-03-01'))).toBe('1 día')
  })
})
