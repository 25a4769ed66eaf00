import { screen } from '@testing-library/react'
import { api } from '../http/index.ts'
import { defineRemote } from '../remote/index.ts'
import { Link, useNavigate, useParams } from '../router/index.ts'
import { authState } from '../stores/index.ts'
import { renderRemote, testBackend, unUsuario } from './index.ts'

const backend = testBackend()

function Nuevo() {
  const navigate = useNavigate()
  const guardar = () => api.post('/clientes/crear', { nombre: 'Ana' }).then(() => navigate('/clientes'))
  return <button onClick={guardar}>Guardar</button>
}

const Editar = () => <p>{`Cliente ${useParams().id}`}</p>

const clientes = defineRemote({
  routes: [
    { index: true, element: <Link to="/dashboard">Inicio</Link> },
    { path: 'nuevo', element: <Nuevo /> },
  ],
})

it('shows a module under its base, signed in, with the alerts of its calls', async () => {
  const { user, address } = renderRemote(clientes, { base: '/clientes', path: '/clientes/nuevo', backend })
  expect(authState().usuario).toEqual(unUsuario())
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Cliente creado')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Inicio' }))
  expect(address()).toBe('/dashboard')
  expect(screen.getByText('Fuera del remoto: /dashboard')).toBeVisible()
})

it('shows a single screen under its pattern', () => {
  renderRemote(<Editar />, { base: '/clientes/editar/:id', path: '/clientes/editar/7', usuario: null })
  expect(screen.getByText('Cliente 7')).toBeVisible()
  expect(authState().isAuthenticated).toBe(false)
})
