import { screen, waitFor, within } from '@testing-library/react'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'
import { registryServer } from '@backoffice/entrega/page/testing'

// In its own file, because a loaded registry stays loaded for the whole page.
const backend = hostBackend()

it('[G-02] with the registry down the bar shows the host’s own entries and a notice; «Reintentar» loads the rest', async () => {
  registryServer.down = true
  const { user } = renderHost(backend, '/dashboard')
  const nav = await screen.findByRole('navigation', { name: 'Principal' })
  expect(await screen.findByText('No se pudo cargar el menú')).toBeVisible()
  expect(within(nav).getByRole('link', { name: 'Inicio' })).toBeVisible()
  await user.click(within(nav).getByRole('button', { name: 'Configuración' }))
  expect(within(nav).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  expect(within(nav).queryByRole('link', { name: 'Clientes' })).not.toBeInTheDocument()

  registryServer.down = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await within(nav).findByRole('link', { name: 'Clientes' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('No se pudo cargar el menú')).not.toBeInTheDocument())
})
