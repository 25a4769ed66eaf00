import { defineRemote } from '@backoffice/shared'
import { PendingPage } from '@backoffice/shared/ui'
import { MembresiasPage } from './memberships/MembresiasPage'

const back = { label: 'Volver al inicio', to: '/dashboard' }

/** What the host takes from this remote. Paths are relative to /configuracion. */
export default defineRemote({
  routes: [
    { path: 'membresias', element: <MembresiasPage /> },
    { path: 'perfil', element: <PendingPage title="Información personal" back={back} /> },
  ],
})
