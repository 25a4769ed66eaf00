import { unUsuario } from '@backoffice/shared/testing'
import { workspaceRegistry } from './testing/registry.ts'
import { permittedRemotes, rememberPermitted } from './permitted.ts'

it('[G-02] [G-13] people download no remote if they may not open any of its pages', () => {
  const usuario = unUsuario({
    permisos: { clientes: { ver: true }, configuracion: { perfil: { ver: true } } },
  })
  expect(permittedRemotes(workspaceRegistry(), usuario)).toEqual(['clientes', 'configuracion'])
})

it('keeps the names for the next page’s early fetch, and forgets them at sign-out', () => {
  rememberPermitted(['clientes', 'usuarios'])
  expect(localStorage.getItem('remotos')).toBe('clientes usuarios')
  rememberPermitted([])
  expect(localStorage.getItem('remotos')).toBeNull()
})
