import {
  dinero,
  etiquetaMetodo,
  etiquetaStatusAsesoria,
  etiquetaStatusContratacion,
  etiquetaStatusHistorial,
  etiquetaTipoAsesoria,
  etiquetaTipoPersona,
  etiquetaTipoUsuario,
  fechaDeInstante,
  fechaLarga,
  hoy,
  ingreso,
  nombreCompleto,
  numero,
  periodo,
} from './index.ts'

describe('days', () => {
  it('are long in es-MX', () => {
    expect(fechaLarga('2024-03-05')).toBe('5 de marzo de 2024')
  })

  it('[D20] are never shifted by a time zone', () => {
    expect(fechaLarga('2024-01-01')).toBe('1 de enero de 2024')
    expect(fechaLarga('1950-12-31')).toBe('31 de diciembre de 1950')
    expect(fechaLarga('2024-01-01T00:00:00.000Z')).toBe('1 de enero de 2024')
  })

  it.each([null, undefined, '', 'ayer', '2024-99-99'])('are a dash when there is none: %s', (day) => {
    expect(fechaLarga(day)).toBe('—')
  })
})

describe('instants', () => {
  it('[D20] are shown in Mexico City’s time', () => {
    expect(fechaDeInstante('2024-03-06T02:30:00.000Z')).toBe('5 de marzo de 2024')
    expect(fechaDeInstante('2024-03-06T06:05:00.000Z')).toBe('6 de marzo de 2024')
    expect(hoy(new Date('2024-03-06T02:30:00.000Z'))).toBe('2024-03-05')
  })

  it('are a dash when there is none', () => {
    expect([fechaDeInstante(null), fechaDeInstante('x')]).toEqual(['—', '—'])
  })
})

describe('periods', () => {
  it.each([
    ['2024-03-05', '2024-03-05'],
    ['2024-03-05', '2024-03-06'],
    ['2024-03-05', null],
    ['2024-03-05', '2024-01-01'],
  ])('[P-08] [D44] of one day or less name one day: %s, %s', (inicio, fin) => {
    expect(periodo(inicio, fin)).toBe('Unicamente el 5 de marzo de 2024')
  })

  it('[P-08] [D44] of several days name both', () => {
    expect(periodo('2024-03-05', '2024-03-07')).toBe('Del 5 de marzo de 2024 al 7 de marzo de 2024')
  })

  it('are a dash without days', () => expect(periodo(null, '')).toBe('—'))
})

describe('money', () => {
  it.each([
    [1234567.5, '$ 1,234,567.50'],
    [0, '$ 0.00'],
    [-1234.5, '-$ 1,234.50'],
    [-0.001, '$ 0.00'],
    [null, '—'],
    [Number.NaN, '—'],
  ])('%s has its sign, comma groups and two decimals', (amount, text) => {
    expect(dinero(amount)).toBe(text)
  })

  it('of an income has no decimals', () => {
    expect(ingreso(1234567.5)).toBe('$ 1,234,568')
    expect(ingreso(undefined)).toBe('—')
  })

  it('counts with comma groups', () => expect(numero(12345)).toBe('12,345'))
})

describe('labels', () => {
  it('tipo_persona', () => expect([0, 1, null].map(etiquetaTipoPersona)).toEqual(['Física', 'Moral', '—']))
  it('tipo of a user', () =>
    expect([0, 1, 7, 3].map(etiquetaTipoUsuario)).toEqual(['Administrador', 'Asesor', 'Administrador', '—']))
  it('status in the list of advisories', () =>
    expect([0, 1].map(etiquetaStatusAsesoria)).toEqual(['En curso', 'Finalizada']))
  it('tipo and status in the history', () => {
    expect([0, 1, 2].map(etiquetaTipoAsesoria)).toEqual(['Psicológica', 'Deportiva', 'Nutricional'])
    expect([0, 1, 2].map(etiquetaStatusHistorial)).toEqual(['Pendiente', 'Activa', 'Finalizada'])
  })
  it('método and status of a purchase', () => {
    expect([0, 1, 2].map(etiquetaMetodo)).toEqual(['Efectivo', 'Tarjeta', 'Transferencia'])
    expect([0, 1, 2].map(etiquetaStatusContratacion)).toEqual(['Activa', 'Vencida', 'Cancelada'])
  })
})

it('the full name is nombre and both surnames, as far as they are known', () => {
  const ana = { nombre: 'Ana', apellido_paterno: 'López', apellido_materno: 'Ruiz' }
  expect(nombreCompleto(ana)).toBe('Ana López Ruiz')
  expect(nombreCompleto({ ...ana, apellido_paterno: null })).toBe('Ana Ruiz')
  expect(nombreCompleto({ nombre: 'Ana' })).toBe('Ana')
})
