import { testBackend } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import { abrirPerfil } from '../../perfil/perfil.testing.tsx'

const plain = testBackend({ kind: 'plain' })

it('[E-10] [D38] neither notes nor history are offered by a plain server', async () => {
  await abrirPerfil(plain)
  expect(screen.queryByRole('button', { name: /^(Notas y tareas|Historia)$/ })).not.toBeInTheDocument()
})
