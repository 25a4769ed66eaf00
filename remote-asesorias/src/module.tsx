import { defineRemote } from '@backoffice/shared'
import { PendingPage } from '@backoffice/shared/ui'
import { AsesoriasPage } from './list/AsesoriasPage'

const back = { label: 'Volver a Asesorías', to: '/asesorias' }

/** What the host takes from this remote. Paths are relative to /asesorias. */
export default defineRemote({
  routes: [
    { index: true, element: <AsesoriasPage /> },
    { path: 'nueva', element: <PendingPage title="Nueva asesoría" back={back} /> },
    { path: 'editar/:id', element: <PendingPage title="Editar asesoría" back={back} /> },
    { path: 'detalles/:id', element: <PendingPage title="Detalles de la asesoría" back={back} /> },
  ],
})
