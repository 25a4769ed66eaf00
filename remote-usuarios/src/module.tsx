import { defineRemote } from '@backoffice/shared'
import { PendingPage } from '@backoffice/shared/ui'
import { UsuariosPage } from './list/UsuariosPage'

const back = { label: 'Volver a Usuarios', to: '/usuarios' }

/** What the host takes from this remote. Paths are relative to /usuarios. */
export default defineRemote({
  routes: [
    { index: true, element: <UsuariosPage /> },
    { path: 'nuevo', element: <PendingPage title="Nuevo usuario" back={back} /> },
    { path: 'editar/:id', element: <PendingPage title="Editar usuario" back={back} /> },
  ],
})
