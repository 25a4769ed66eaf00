import { resetStores } from '../../testing/resetStores.ts'
import { unaEmpresa, unUsuario, unId } from '../../testing/builders.ts'
import { sessionEnded, sessionLoaded } from '../../stores/index.ts'
import { rememberQuestion, returnTo } from './lastQuestion.ts'

const signIn = (_id: string) =>
  sessionLoaded({ usuario: unUsuario({ _id }), empresa: unaEmpresa(), capacidades: [] })

beforeEach(resetStores)

it('[E-03] a form leads back to its list as this tab last showed it', () => {
  signIn(unId(1))
  expect(returnTo('/clientes')).toBe('/clientes')
  rememberQuestion('/clientes', '?nombre=ana')
  rememberQuestion('/usuarios', '?tipo=1')
  expect(returnTo('/clientes')).toBe('/clientes?nombre=ana')
  expect(returnTo('/usuarios')).toBe('/usuarios?tipo=1')
  rememberQuestion('/clientes', '')
  expect(returnTo('/clientes')).toBe('/clientes')
})

it('[E-03] another person in the same tab starts without', () => {
  signIn(unId(1))
  rememberQuestion('/clientes', '?nombre=ana')
  sessionEnded()
  expect(returnTo('/clientes')).toBe('/clientes')
  signIn(unId(2))
  expect(returnTo('/clientes')).toBe('/clientes')
})

it('[E-03] what cannot be read in the storage is as if nothing had been kept', () => {
  signIn(unId(1))
  sessionStorage.setItem('consultas', '{')
  expect(returnTo('/clientes')).toBe('/clientes')
})
