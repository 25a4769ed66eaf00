import { screen, waitFor } from '@testing-library/react'
import { failureTexts as textos } from '@backoffice/entrega/page/sections'
import { registryServer } from '@backoffice/entrega/page/testing'
import { hostBackend, renderHost } from '../../testing/renderHost.tsx'

// In its own file, because a loaded registry stays loaded for the whole page.
const backend = hostBackend()

it('a deep link while the registry is down: shows a sentence, and «Reintentar» loads the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  registryServer.down = true
  const { user, address } = renderHost(backend, '/clientes?pagina=2')
  expect(await screen.findByText(textos.registry)).toBeVisible()
  const retry = () => user.click(screen.getAllByRole('button', { name: 'Reintentar' }).at(-1) as HTMLElement)
  const before = registryServer.asked
  await retry()
  await waitFor(() => expect(registryServer.asked).toBeGreaterThan(before))
  expect(await screen.findByText(textos.registry)).toBeVisible()

  registryServer.down = false
  await retry()
  expect(await screen.findByRole('heading', { name: 'Página de clientes/module' })).toBeVisible()
  expect(address()).toBe('/clientes?pagina=2')
})
