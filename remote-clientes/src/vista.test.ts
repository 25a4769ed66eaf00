import { loginSucceeded, sessionLoaded } from '@backoffice/shared'
import { testBackend, unaEmpresa, unUsuario } from '@backoffice/shared/testing'
import { waitFor } from '@testing-library/react'
import { askVista } from './vista.ts'

const backend = testBackend()

it('[C-01] the host lets the list ask before anybody opens it, and not for the page of an import', async () => {
  const usuario = unUsuario()
  loginSucceeded(backend.signIn(usuario))
  sessionLoaded({ usuario, empresa: unaEmpresa(), capacidades: backend.capacidades })
  askVista.unseen?.('?vista=importar')
  askVista.unseen?.('?pagina=2')
  await waitFor(() => expect(backend.callsTo('/clientes/listar')).toHaveLength(1))
})
