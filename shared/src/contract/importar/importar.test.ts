import { type Destino, nombresDeCampos, nombresDeCompra, tituloDe } from '../campos/index.ts'
import {
  adivinarColumnas,
  CeldaInvalida,
  diaDeCelda,
  lectorDeFilas,
  numeroDeCelda,
  partirNombre,
} from './index.ts'

const guessed = (titulos: string[], muestra: string[][] = []) =>
  adivinarColumnas(titulos.map((titulo, i) => ({ titulo, muestra: muestra[i] ?? [] })))

it('[E-11] columns are known by the titles of an export, by what people call them, and by their values', () => {
  expect(guessed(nombresDeCampos.map(tituloDe))).toEqual(nombresDeCampos)
  expect(guessed(['CLIENTE', 'Tel.', 'E-mail', 'R.F.C.', 'Fecha Nacimiento'])).toEqual([
    'nombre_completo',
    'celular',
    'email',
    'rfc',
    'nacimiento',
  ])
  expect(guessed(['First Name', 'Last name', 'Mobile', 'Company'])).toEqual([
    'nombre',
    'apellido_paterno',
    'celular',
    'nombre_comercial',
  ])
  expect(guessed(['A', 'B', 'C', 'D'], [['ana@uno.mx'], ['GODE561231GR8'], ['55 1234 5678'], ['x']])).toEqual(
    ['email', 'rfc', 'celular', null],
  )
  expect(guessed(['Correo', 'Email'])).toEqual(['email', null])
})

it.each([
  ['31/12/1980', '1980-12-31'],
  ['1-2-80', '1980-02-01'],
  ['3/4/24', '2024-04-03'],
  ['1980-12-31', '1980-12-31'],
  ['1980-12-31T00:00:00.000Z', '1980-12-31'],
  ['1980/1/2', '1980-01-02'],
  ['31/12/1980 00:00', '1980-12-31'],
  ['29586', '1980-12-31'],
  ['29586.5', '1980-12-31'],
  ['31 de diciembre de 1980', '1980-12-31'],
  ['5-ago-1980', '1980-08-05'],
  ['5 Aug 1980', '1980-08-05'],
])('[E-11] the day «%s» is %s', (text, dia) => {
  expect(diaDeCelda(text, 'dia', '2026-11-27')).toBe(dia)
})

it('[E-11] the month may come first, and what is no day is refused', () => {
  expect(diaDeCelda('3/4/1980', 'mes', '2026-11-27')).toBe('1980-03-04')
  for (const text of ['ayer', '1980', '12/1980', '1/2/3/4'])
    expect(() => diaDeCelda(text, 'dia', '2026-11-27')).toThrow(CeldaInvalida)
})

it('[E-11] quantities as they are written in Mexico', () => {
  expect(['$1,250.50', '1250.5 MXN', '-3', '1,000,000'].map(numeroDeCelda)).toEqual([1250.5, 1250.5, -3, 1e6])
  for (const text of ['1.250,50', 'doce', '1,25', ''])
    expect(() => numeroDeCelda(text)).toThrow(CeldaInvalida)
})

it.each([
  ['Ana', 'Ana', '', ''],
  ['Ana Ruiz', 'Ana', 'Ruiz', ''],
  ['Ana María López Ruiz', 'Ana María', 'López', 'Ruiz'],
  ['Juan de la O y Ruiz', 'Juan', 'de la O', 'y Ruiz'],
  ['López  Ruiz, Ana María', 'Ana María', 'López', 'Ruiz'],
])('[E-11] «%s» is split', (text, nombre, apellido_paterno, apellido_materno) => {
  expect(partirNombre(text)).toEqual({ nombre, apellido_paterno, apellido_materno })
})

it('[E-11] catalogues are named by code, by name, or both, and our own mark before a formula goes', () => {
  const regimenes = [{ _id: 'r', nombre: '612 Personas Físicas con Actividades' }]
  const giros = [{ _id: 'g', nombre: '31-33 Industrias manufactureras' }]
  const columnas: Destino[] = ['regimen_fiscal', 'giro', 'nombre', 'celular']
  const read = lectorDeFilas(columnas, { regimenes, giros }, { hoy: '2026-11-27' })
  for (const regimen of ['612', 'personas fisicas con actividades', '612 - Personas Físicas con Actividades'])
    expect(read([regimen, '31-33', '=1+1', '+52 55']).campos).toEqual({
      ...{ regimen_fiscal: 'r', giro: 'g', nombre: '=1+1', celular: '+52 55' },
    })
  expect(read(['999', '', "'=1+1", "'+52 55"])).toEqual({
    campos: { nombre: '=1+1', celular: '+52 55' },
    compra: {},
    problemas: { regimen_fiscal: 'No está en el catálogo' },
  })
})

it('[E-11] a purchase in force is read beside its client: the plan by its name, days, sum and method', () => {
  const planes = [
    { _id: 'p', nombre: 'Básica  Anual' },
    { _id: 'q', nombre: 'Doble' },
    { _id: 'r', nombre: 'doble' },
  ]
  const titulos = ['Nombre', 'Plan', 'Fecha de inicio', 'Vence', 'Total', 'Forma de pago']
  const columnas = guessed(titulos)
  expect(columnas).toEqual(['nombre', ...nombresDeCompra])
  expect(guessed(nombresDeCompra.map(tituloDe))).toEqual(nombresDeCompra)
  expect(guessed(['Nombre', 'Vence', 'Total'])).toEqual(['nombre', null, null])
  const read = lectorDeFilas(columnas, { regimenes: [], giros: [], planes }, { hoy: '2026-11-27' })
  expect(read(['Ana', 'basica anual', '1/2/2026', '31/1/2027', '$5,089.80', 'SPEI'])).toEqual({
    campos: { nombre: 'Ana' },
    compra: {
      membresia: 'p',
      membresia_inicio: '2026-02-01',
      membresia_fin: '2027-01-31',
      membresia_total: 5089.8,
      membresia_metodo: 2,
    },
    problemas: {},
  })
  expect(read(['Ana', 'DOBLE', 'ayer', '', '', 'trueque']).problemas).toEqual({
    membresia: 'Hay varias membresías con ese nombre',
    membresia_inicio: 'No se entiende la fecha; se admiten 31/12/1980 y 1980-12-31',
    membresia_metodo: 'Debe ser Efectivo, Tarjeta o Transferencia',
  })
  expect(read(['Ana', 'Otra']).problemas).toEqual({ membresia: 'No hay una membresía con ese nombre' })
})
