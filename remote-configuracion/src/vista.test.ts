import { loginSucceeded, sessionLoaded } from '@backoffice/shared'
import { testBackend, unaEmpresa, unUsuario } from '@backoffice/shared/testing'
import { waitFor } from '@testing-library/react'
import { askVista } from './vista.ts'

const backend = testBackend()

it('[M-01] only the address of the plans asks for the plans before they show', async () => {
  const usuario = unUsuario()
  loginSucceeded(backend.signIn(usuario))
  sessionLoaded({ usuario, empresa: unaEmpresa() })
  askVista('?vista=contrataciones', new AbortController().signal)
  askVista('?pagina=2', new AbortController().signal)
  await waitFor(() => expect(backend.callsTo('/configuracion/listar_membresias')).toHaveLength(1))
})
