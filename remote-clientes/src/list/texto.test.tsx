import { emptyData, renderRemote, testBackend, unosClientes } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { ClientesPage } from './ClientesPage.tsx'

const backend = testBackend({ data: () => ({ ...emptyData(), clientes: unosClientes(3) }) })

it('[E-20] what the search box was asked is a filter like the others', async () => {
  const page = renderRemote(<ClientesPage />, { base: '/clientes', path: '/clientes?texto=ruiz+2', backend })
  expect(await screen.findByText('Cliente 2')).toBeVisible()
  expect(screen.queryByText('Cliente 1')).not.toBeInTheDocument()
  expect(backend.lastBody('/clientes/listar')).toMatchObject({ nombre: '', texto: 'ruiz 2' })
  await page.user.click(screen.getByRole('button', { name: 'Quitar filtro Buscador: «ruiz 2»' }))
  expect(await screen.findByText('Cliente 1')).toBeVisible()
  expect(backend.lastBody('/clientes/listar')).not.toHaveProperty('texto')
  await waitFor(() => expect(page.address()).toBe('/clientes'))
})
