import remoteJson from '../remote.json'

it.each([
  ['/clientes', 'Clientes', 'clientes.ver'],
  ['/clientes/nuevo', 'Nuevo cliente', 'clientes.agregar'],
  ['/clientes/editar/:id', 'Editar cliente', 'clientes.editar'],
  ['/clientes/detalles/:id', 'Perfil del cliente', 'clientes.detalles'],
])('[C-01] [F-01] [G-16] [G-21] %s: title and permission', (path, title, permission) => {
  expect(remoteJson.routes.find((route) => route.path === path)).toEqual({ path, title, permission })
})
