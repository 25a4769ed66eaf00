import { loginSucceeded, sessionLoaded } from '@backoffice/shared'
import { testBackend, unaEmpresa, unUsuario } from '@backoffice/shared/testing'
import { waitFor } from '@testing-library/react'
import remoteJson from '../remote.json'
import { askVista } from './vista.ts'

const backend = testBackend()

it.each([
  ['/clientes', 'Clientes', 'clientes.ver'],
  ['/clientes/nuevo', 'Nuevo cliente', 'clientes.agregar'],
  ['/clientes/editar/:id', 'Editar cliente', 'clientes.editar'],
  ['/clientes/detalles/:id', 'Perfil del cliente', 'clientes.detalles'],
])('[C-01] [F-01] [G-16] [G-21] %s: title and permission', (path, title, permission) => {
  expect(remoteJson.routes.find((route) => route.path === path)).toEqual({ path, title, permission })
})

it('[C-01] the host lets the list ask before anybody opens it, and not for the page of an import', async () => {
  const usuario = unUsuario()
  loginSucceeded(backend.signIn(usuario))
  sessionLoaded({ usuario, empresa: unaEmpresa(), capacidades: backend.capacidades })
  askVista.unseen?.('?vista=importar')
  askVista.unseen?.('?pagina=2')
  await waitFor(() => expect(backend.callsTo('/clientes/listar')).toHaveLength(1))
})
