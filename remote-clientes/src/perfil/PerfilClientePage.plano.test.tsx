import { testBackend, unaContratacion, unCliente, unId } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import { abrirPerfil } from './perfil.testing.tsx'

const plain = testBackend({ kind: 'plain' })

it('[D38] with the plain contract the catalogues provide the names, and the page offers nothing beyond that contract', async () => {
  plain.data.clientes = [
    unCliente({
      tipo_persona: 0,
      regimen_fiscal: unId(0x50000 + 612),
      giro: unId(0x60000),
    }),
  ]
  plain.data.contrataciones = [unaContratacion()]
  await abrirPerfil(plain)
  expect(screen.queryByRole('button', { name: /^Pagos/ })).not.toBeInTheDocument()
  expect(await screen.findByText(/^612 Personas Físicas/)).toBeVisible()
  expect(screen.getByText('23 Construcción')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Contratar membresía' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancelar membresía' })).not.toBeInTheDocument()
})
