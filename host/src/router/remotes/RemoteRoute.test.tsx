import type { Registry } from '@backoffice/shared/contract'
import { createMemoryRouter, RouterProvider } from '@backoffice/shared/router'
import { UiProvider } from '@backoffice/shared/ui'
import { render, screen } from '@testing-library/react'
import { workspaceRegistry } from '@backoffice/entrega/page/testing'
import { RemoteRoute } from './RemoteRoute.tsx'

const mockKnown: { registry: Registry | undefined } = { registry: undefined }
jest.mock('@backoffice/entrega/page', () => ({ useRegistry: () => mockKnown.registry }))
jest.mock('@backoffice/entrega/page/sections', () => ({
  RemotePage: ({ name, title }: { name: string; title: string }) => (
    <p>
      Remoto {name}: {title}
    </p>
  ),
}))

function open(path: string, registry: Registry) {
  mockKnown.registry = registry
  const router = createMemoryRouter([{ path: '/clientes/*', element: <RemoteRoute name="clientes" /> }], {
    initialEntries: [path],
  })
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
}

it('[G-21] an address in remote.json belongs to the remote and has the title from there', () => {
  open('/clientes/editar/7', workspaceRegistry())
  expect(screen.getByText('Remoto clientes: Editar cliente')).toBeVisible()
})

it('[G-09] any other address under its base is not found', () => {
  open('/clientes/otra', workspaceRegistry())
  expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
})

it('shows a message when a remote is withdrawn while the page is open', () => {
  open('/clientes', { format: 1, remotes: {} })
  expect(screen.getByText('Remoto clientes: Sección no disponible')).toBeVisible()
})
