import { unaContratacion, unId, unPerfil } from '@backoffice/shared/testing'
import { conNueva, perfilConCambiada, perfilConNueva } from './contrataciones.ts'

const vieja = unaContratacion({ _id: unId(1) })
const otra = unaContratacion({ _id: unId(2) })
const nueva = unaContratacion({ _id: unId(3), membresia: { nombre: 'Premium' } })

it('[P-15] a new contract with status 0 goes to the front and keeps the first existing entry', () => {
  expect(conNueva([vieja, otra], nueva)).toEqual([nueva, vieja, otra])
  expect(conNueva([], nueva)).toEqual([nueva])
})

it.each([1, 2] as const)('[P-15] with status %i it replaces the first existing entry', (status) => {
  const one = { ...nueva, status }
  expect(conNueva([vieja, otra], one)).toEqual([one, otra])
  expect(conNueva([], one)).toEqual([one])
})

it('[P-15] a new contract is the current membership', () => {
  const { membresia_actual } = perfilConNueva(unPerfil(), nueva).indicadores_generales
  expect(membresia_actual).toEqual({ nombre: 'Premium', status: 0 })
})

it('[D15] a cancellation changes its row, and the badge only if it was the current one', () => {
  const perfil = perfilConNueva(unPerfil({ contrataciones: [vieja] }), nueva)
  const cancelled = (one: typeof nueva) => perfilConCambiada(perfil, { ...one, status: 2 })
  expect(cancelled(nueva).indicadores_generales.membresia_actual).toEqual({ nombre: 'Premium', status: 2 })
  expect(cancelled(vieja).indicadores_generales.membresia_actual).toEqual({ nombre: 'Premium', status: 0 })
  expect(cancelled(vieja).contrataciones.map(({ status }) => status)).toEqual([0, 2])
})
