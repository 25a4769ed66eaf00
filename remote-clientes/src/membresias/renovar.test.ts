import { unaContratacion, unaMembresia, unId } from '@backoffice/shared/testing'
import { renovacion } from './renovar.ts'

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

it('[E-06] a renewal is the same plan at its price of today, with the method of before', () => {
  expect(renovacion(de('2026-03-01', '2026-03-31'), [unaMembresia(), oro])).toEqual({
    id_membresia: oro._id,
    total: 900,
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
  expect(renovacion(sinId, [oro])).toMatchObject({ id_membresia: oro._id, total: 900 })
})
