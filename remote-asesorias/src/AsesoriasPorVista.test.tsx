import { renderRemote, testBackend } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import { AsesoriasPorVista } from './AsesoriasPorVista.tsx'

const plain = testBackend({ kind: 'plain' })

it('[E-21] [D38] with a server of the plain contract there is a list and no agenda', async () => {
  renderRemote(<AsesoriasPorVista />, {
    base: '/asesorias',
    path: '/asesorias?vista=agenda',
    backend: plain,
  })
  expect(await screen.findByRole('button', { name: 'Filtros de búsqueda' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Vistas de asesorías' })).not.toBeInTheDocument()
})
