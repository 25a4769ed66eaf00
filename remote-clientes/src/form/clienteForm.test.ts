import { clienteCampos, type ClienteCampos } from '@backoffice/shared/contract'
import { unCliente, unId } from '@backoffice/shared/testing'
import { aCampos, clienteVacio, deCliente, type ClienteForm } from './clienteForm'

const lleno: ClienteForm = {
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

it('[F-10] sends each field of the contract, and none of them changed', () => {
  expect(aCampos(lleno)).toEqual(lleno)
  expect(Object.keys(aCampos(lleno))).toEqual(Object.keys(clienteCampos.shape))
})

it('[F-10] sends null for what is empty, and never for a zero', () => {
  const { nombre, ...otros } = aCampos(clienteVacio)
  expect(nombre).toBe('')
  expect(new Set(Object.values(otros))).toEqual(new Set([null]))
  expect(aCampos(lleno)).toMatchObject({ tipo_persona: 0, numero_empleados: 0, minimo_ingresos_anuales: 0 })
})

it('[F-10] what it sends is accepted by the contract', () => {
  const enviado: ClienteCampos = aCampos({ ...clienteVacio, nombre: 'Ana' })
  expect(clienteCampos.safeParse(enviado).success).toBe(true)
  expect(clienteCampos.safeParse(aCampos(lleno)).success).toBe(true)
})

it('[F-11] a client that goes through the form comes out as it was, each field of it', () => {
  const guardado = unCliente({ ...aCampos(lleno) } as never)
  expect(aCampos(deCliente(guardado))).toEqual(aCampos(lleno))
  const vacio = unCliente({ ...aCampos(clienteVacio), nombre: 'Ana' } as never)
  expect(aCampos(deCliente(vacio))).toEqual({ ...aCampos(clienteVacio), nombre: 'Ana' })
})

it('[F-11] [D20] a day that comes as an instant is its day', () => {
  const cliente = unCliente({
    nacimiento: '1990-05-05T00:00:00.000Z',
    fecha_constitucion: '1999-12-31T06:00:00.000Z',
  })
  expect(deCliente(cliente)).toMatchObject({ nacimiento: '1990-05-05', fecha_constitucion: '1999-12-31' })
})
