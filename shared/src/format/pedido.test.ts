import { enPeriodo, conPeriodos, enumerar, filtrosEnPalabras, pedidoEnPalabras } from './pedido.ts'
import { masDias } from './fechas/calendario.ts'
import { hoy } from './fechas/fechas.ts'

it('enumerates as people do, and makes a formatter only for two parts or more', () => {
  const made = jest.spyOn(Intl, 'ListFormat')
  expect([enumerar([]), enumerar(['Ana'])]).toEqual(['', 'Ana'])
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
  expect(enumerar(['Ana', 'Beto'])).toBe('Ana y Beto')
  expect(enumerar(['Ana', 'Beto', 'Inés'])).toBe('Ana, Beto e Inés')
})

it.each([
  ['2026-11-27', '2026-11-27', 'hoy'],
  ['2026-11-28', '2026-11-28', 'mañana'],
  ['2026-11-26', '2026-11-26', 'ayer'],
  ['2026-11-23', '2026-11-29', 'esta semana'],
  ['2026-12-09', '2026-12-09', '9 dic'],
  ['2025-12-09', '2025-12-09', '9 dic 2025'],
  ['2026-11-27', '2026-12-03', '27 nov – 3 dic'],
  ['2026-12-28', '2027-01-03', '28 dic 2026 – 3 ene 2027'],
])('[E-03] on 27 November, from %s to %s reads «%s»', (desde, hasta, words) => {
  expect(enPeriodo(desde, hasta, '2026-11-27')).toBe(words)
})

describe('[E-03] two days that are a period', () => {
  interface Filtros {
    cliente: string
    fecha: string | null
    fecha_fin: string | null
    fin: string | null
    fin_hasta: string | null
  }
  const words = conPeriodos<Filtros>(
    {
      cliente: (texto) => `Cliente: «${texto}»`,
      fecha: (dia) => `Desde ${dia}`,
      fecha_fin: (dia) => `Hasta ${dia}`,
      fin: (dia) => `Fin desde ${dia}`,
      fin_hasta: (dia) => `Fin hasta ${dia}`,
    },
    { desde: 'fecha', hasta: 'fecha_fin' },
    { desde: 'fin', hasta: 'fin_hasta', nombre: 'Fin' },
  )
  const none: Filtros = { cliente: '', fecha: null, fecha_fin: null, fin: null, fin_hasta: null }
  const today = hoy()
  const tomorrow = masDias(today, 1)

  it('are one, in the first one’s place', () => {
    const filtros = { ...none, cliente: 'Ana', fecha: today, fecha_fin: today }
    expect(filtrosEnPalabras(words, filtros)).toEqual([
      { campo: 'cliente', texto: 'Cliente: «Ana»' },
      { campo: 'fecha', texto: 'Hoy', con: 'fecha_fin' },
    ])
    expect(pedidoEnPalabras(words)({ ...none, fin: tomorrow, fin_hasta: tomorrow })).toBe('Fin: mañana')
  })

  it('one of them alone reads as before', () => {
    expect(filtrosEnPalabras(words, { ...none, fecha_fin: '2026-01-02' })).toEqual([
      { campo: 'fecha_fin', texto: 'Hasta 2026-01-02' },
    ])
  })
})
