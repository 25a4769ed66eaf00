import { unCliente } from '@backoffice/shared/testing'
import { propuestaDe } from './propuesta.ts'

const vacios = { nombre_comercial: null, razon_social: null, celular: null, email: null }
const viejo = (more: object) => unCliente({ ...vacios, creacion: '2024-01-01T00:00:00.000Z', ...more })
const nuevo = (more: object) => unCliente({ ...vacios, creacion: '2024-02-01T00:00:00.000Z', ...more })
const lados = (uno: object, otro: object) =>
  Object.fromEntries(propuestaDe([viejo(uno), nuevo(otro)]).distintos.map(({ campo, lado }) => [campo, lado]))

it('[E-12] proposes the value that there is, the fuller, and else the newer client’s', () => {
  expect(
    lados(
      { nombre: 'Ana María', email: 'ana@x.mx', puesto: 'Jefa', celular: null },
      { nombre: 'Ana', email: null, puesto: 'Directora', celular: '5512345678' },
    ),
  ).toEqual({ nombre: 0, email: 0, puesto: 1, celular: 1 })
  expect(lados({ nombre: 'Ana' }, { nombre: 'María Ana' })).toEqual({ nombre: 1 })
})

it('[E-12] the kind of person and its régimen come from one of the two', () => {
  const regimen_fiscal = '01900000-0000-7000-8000-000000000001'
  expect(lados({ tipo_persona: 0, regimen_fiscal }, { tipo_persona: 1, regimen_fiscal: null })).toEqual({
    tipo_persona: 1,
    regimen_fiscal: 1,
  })
})

it('[E-12] proposes that whoever says more stays, and of two that say as much the older', () => {
  expect(propuestaDe([viejo({}), nuevo({ email: 'x@x.mx' })]).queda).toBe(1)
  expect(propuestaDe([viejo({ email: 'x@x.mx' }), nuevo({})]).queda).toBe(0)
  expect(propuestaDe([viejo({ puesto: 'A' }), nuevo({ puesto: 'B' })]).queda).toBe(0)
})
