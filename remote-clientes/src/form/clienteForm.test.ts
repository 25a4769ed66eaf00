import { clienteCampos } from '@backoffice/shared/contract'
import { unCliente, unId } from '@backoffice/shared/testing'
import { clienteVacio, deCliente, type ClienteForm } from './clienteForm.ts'

const lleno: ClienteForm = {
  ...clienteVacio,
  nombre: ' Ana ',
  apellido_paterno: 'López',
  apellido_materno: 'Ruiz',
  nacimiento: '2000-02-29',
  celular: '33 1234 5678',
  email: 'ana@correo.mx',
  nombre_comercial: 'La Espiga',
  razon_social: 'La Espiga, S.A.',
  rfc: 'GODE561231GR8',
  curp: 'BOXW310820HNERXN09',
  tipo_persona: 0,
  regimen_fiscal: unId(1),
  giro: unId(2),
  representante_legal: 'Ana',
  puesto: 'Directora',
  domicilio_fiscal: 'Av. Juárez 10',
  telefono: '33 8765 4321',
  email_empresarial: 'hola@laespiga.mx',
  web: 'laespiga.mx',
  fecha_constitucion: '1999-12-31',
  numero_empleados: 0,
  minimo_ingresos_anuales: 0,
  maximo_ingresos_anuales: -0.01,
}

it('[F-10] the form has every field of the contract, and no other', () => {
  expect(Object.keys(clienteVacio)).toEqual(Object.keys(clienteCampos.shape))
})

it('[F-10] [D45] sends an empty text as a text, any other empty field as null', () => {
  const otros = Object.entries(clienteVacio).filter(([, valor]) => valor !== '')
  expect(otros).toEqual([
    ['nacimiento', null],
    ['tipo_persona', null],
    ['regimen_fiscal', null],
    ['giro', null],
    ['fecha_constitucion', null],
    ['numero_empleados', null],
    ['minimo_ingresos_anuales', null],
    ['maximo_ingresos_anuales', null],
  ])
})

it('[F-10] the contract accepts what the form sends', () => {
  expect(clienteCampos.safeParse({ ...clienteVacio, nombre: 'Ana' }).success).toBe(true)
  expect(clienteCampos.safeParse(lleno).success).toBe(true)
})

it('[F-11] every field of a client passes through the form unchanged', () => {
  expect(deCliente(unCliente({ ...lleno }))).toEqual(lleno)
  const { nombre, ...vacios } = clienteVacio
  const sinDatos = Object.fromEntries(Object.keys(vacios).map((campo) => [campo, null]))
  expect(deCliente(unCliente({ ...sinDatos, nombre: 'Ana' }))).toEqual({ ...vacios, nombre: 'Ana' })
  expect(nombre).toBe('')
})

it('[F-11] [D20] a day given as an instant becomes its day', () => {
  const cliente = unCliente({
    nacimiento: '1990-05-05T00:00:00.000Z',
    fecha_constitucion: '1999-12-31T06:00:00.000Z',
  })
  expect(deCliente(cliente)).toMatchObject({ nacimiento: '1990-05-05', fecha_constitucion: '1999-12-31' })
})
