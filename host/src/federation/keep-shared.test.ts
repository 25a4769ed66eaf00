import { keepShared } from './keep-shared'

it('a shared copy that a remote used first still belongs to the host', () => {
  const react = { from: 'clientes' }
  const ui = { from: 'usuarios' }
  const scopes = { default: { react: { '19.3.1': react }, '@backoffice/shared/ui': { '1.0.0': ui } } }
  keepShared(scopes, 'clientes')
  expect(react.from).toBe('host')
  expect(ui.from).toBe('usuarios')
})
