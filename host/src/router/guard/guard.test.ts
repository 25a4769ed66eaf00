import { unUsuario } from '@backoffice/shared/testing'
import { rememberAskedPath, takeAskedPath } from './askedPath.ts'
import { judge } from './guard.ts'

const token = 'x'
const usuario = unUsuario({ permisos: { clientes: { ver: true, agregar: false } } })

it('[G-13] a page’s permission must be truthy', () => {
  expect(judge({ token, usuario }, 'clientes.ver')).toBe('enter')
  expect(judge({ token, usuario }, 'clientes.agregar')).toBe('forbidden')
  expect(judge({ token, usuario }, 'clientes.editar')).toBe('forbidden')
  expect(judge({ token, usuario }, 'reportes.ver')).toBe('forbidden')
})

it('[G-14] without a permission the stored token decides', () => {
  expect(judge({ token, usuario }, undefined)).toBe('enter')
  expect(judge({ token: null, usuario: null }, undefined)).toBe('sign-in')
  expect(judge({ token: null, usuario: null }, 'clientes.ver')).toBe('sign-in')
})

it('[G-23] without a permisos tree the token decides; tipo decides nothing', () => {
  const { permisos: _, ...sinPermisos } = usuario
  expect(judge({ token, usuario: sinPermisos as typeof usuario }, 'clientes.agregar')).toBe('enter')
  expect(judge({ token, usuario: { ...usuario, tipo: 0 } }, 'clientes.agregar')).toBe('forbidden')
  expect(judge({ token, usuario: { ...usuario, tipo: 1 } }, 'clientes.ver')).toBe('enter')
})

it('[D33] offers the requested path once, and only if it belongs to this site', () => {
  rememberAskedPath('/clientes?pagina=2')
  expect(takeAskedPath()).toBe('/clientes?pagina=2')
  expect(takeAskedPath()).toBeNull()
  for (const elsewhere of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'clientes',
  ]) {
    rememberAskedPath(elsewhere)
    expect(takeAskedPath()).toBeNull()
    sessionStorage.setItem('pagina-pedida', elsewhere)
    expect(takeAskedPath()).toBeNull()
  }
})
