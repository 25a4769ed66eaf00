import { unUsuario } from '../testing/builders.ts'
import { hasPermission } from './permissions.ts'

const asesor = unUsuario({
  tipo: 1,
  permisos: { clientes: { ver: true, editar: false }, configuracion: { perfil: { ver: true } } },
})

it.each([
  ['clientes.ver', true],
  ['clientes.editar', false],
  ['clientes.agregar', false],
  ['configuracion.perfil.ver', true],
  ['configuracion.membresias.ver', false],
  ['usuarios.ver', false],
  ['clientes.ver.algo', false],
  ['constructor.name', false],
  ['', false],
])('[G-13] %s is granted only when its leaf is truthy', (permission, granted) => {
  expect(hasPermission(asesor, permission)).toBe(granted)
})

it('[G-14] a page without a permission is open', () => {
  expect(hasPermission(asesor, undefined)).toBe(true)
})

it('[G-23] a person without a permisos tree may open everything', () => {
  expect(hasPermission(unUsuario({ permisos: undefined }), 'usuarios.ver')).toBe(true)
  expect(hasPermission(null, 'usuarios.ver')).toBe(true)
})

it('[G-23] tipo decides nothing', () => {
  expect(hasPermission(unUsuario({ tipo: 0, permisos: {} }), 'clientes.ver')).toBe(false)
  expect(hasPermission(unUsuario({ tipo: 1 }), 'usuarios.editar')).toBe(true)
})
