import { unaEmpresa, unUsuario } from '../testing/builders.ts'
import {
  authState,
  followOtherTabs,
  hasCapacidad,
  loginFailed,
  loginSucceeded,
  resetAuth,
  sessionEnded,
  sessionLoaded,
  usuarioChanged,
} from './index.ts'

const stored = () => localStorage.getItem('token')

beforeEach(() => {
  localStorage.clear()
  resetAuth()
})

it('[L-02] a sign-in stores the token under `token` and marks authenticated', () => {
  loginSucceeded('t-1')
  expect(stored()).toBe('t-1')
  expect(authState()).toMatchObject({ token: 't-1', isAuthenticated: true, loginError: false })
})

it('[L-03] a refused sign-in clears the token, marks unauthenticated and sets the login-error state', () => {
  loginSucceeded('t-1')
  loginFailed()
  expect(stored()).toBeNull()
  expect(authState()).toMatchObject({ token: null, isAuthenticated: false, loginError: true })
})

it('[G-11] starts from the stored token, and the session sets usuario and empresa', () => {
  localStorage.setItem('token', 't-2')
  resetAuth()
  expect(authState()).toMatchObject({ token: 't-2', isAuthenticated: true, usuario: null })
  sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa() })
  expect(authState()).toMatchObject({ usuario: { nombre: 'Rosa' }, empresa: unaEmpresa() })
})

it('[G-03] [G-12] the end of the session clears token, usuario and empresa', () => {
  loginSucceeded('t-1')
  sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa(), capacidades: ['/x'] })
  sessionEnded()
  expect(stored()).toBeNull()
  expect(authState()).toEqual({
    token: null,
    isAuthenticated: false,
    usuario: null,
    empresa: null,
    capacidades: [],
    listas: [],
    faltaPaso: false,
    pasoDesde: null,
    loginError: false,
    codigo: null,
  })
})

it('a saved profile updates the person on screen', () => {
  sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa() })
  usuarioChanged({ nombre: 'Rosalía' })
  expect(authState().usuario).toEqual(unUsuario({ nombre: 'Rosalía' }))
})

it('[D38] offers only those extras that the session names', () => {
  sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa() })
  expect(hasCapacidad(authState(), '/auth/cerrar_sesion')).toBe(false)
  sessionLoaded({ usuario: unUsuario(), empresa: unaEmpresa(), capacidades: ['/auth/cerrar_sesion'] })
  expect(hasCapacidad(authState(), '/auth/cerrar_sesion')).toBe(true)
})

it('without storage, the sign-in lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  loginSucceeded('t-1')
  expect(authState().token).toBe('t-1')
})

describe('other tabs', () => {
  const listener = { signedIn: jest.fn(), signedOut: jest.fn() }
  let stop: () => void
  beforeEach(() => {
    jest.clearAllMocks()
    stop = followOtherTabs(listener)
  })
  afterEach(() => stop())

  const elsewhere = (token: string | null, key: string | null = 'token') => {
    if (token === null) localStorage.removeItem('token')
    else localStorage.setItem('token', token)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }

  it('[G-03] a sign-out in another tab signs out here', () => {
    loginSucceeded('t-1')
    elsewhere(null)
    expect(authState().isAuthenticated).toBe(false)
    expect(listener.signedOut).toHaveBeenCalledTimes(1)
  })

  it('clearing the whole storage signs out, too', () => {
    loginSucceeded('t-1')
    elsewhere(null, null)
    expect(authState().isAuthenticated).toBe(false)
  })

  it('a sign-in in another tab brings its token', () => {
    elsewhere('t-9')
    expect(authState()).toMatchObject({ token: 't-9', isAuthenticated: true })
    expect(listener.signedIn).toHaveBeenCalledTimes(1)
  })

  it('other keys, and an unchanged token, change nothing', () => {
    loginSucceeded('t-1')
    elsewhere('t-1')
    elsewhere('t-1', 'tema')
    expect(listener.signedIn).not.toHaveBeenCalled()
  })
})
