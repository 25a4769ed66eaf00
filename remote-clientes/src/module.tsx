import type { RemoteModule } from '@backoffice/shared'
import { lazy } from 'react'
import { ClientesPage } from './list/ClientesPage'
import { PantallaPendiente } from './pending/PantallaPendiente'
import { textos } from './pending/pendiente.textos'

// The form brings the date picker: nobody who came for the list downloads it.
const NuevoClientePage = lazy(() =>
  import('./form/NuevoClientePage').then((form) => ({ default: form.NuevoClientePage })),
)

/** What the host takes from this remote; the features meet here. Paths are relative to /clientes. */
const clientes = {
  routes: [
    { index: true, element: <ClientesPage /> },
    { path: 'nuevo', element: <NuevoClientePage /> },
    { path: 'editar/:id', element: <PantallaPendiente titulo={textos.editar} /> },
    { path: 'detalles/:id', element: <PantallaPendiente titulo={textos.perfil} /> },
  ],
} satisfies RemoteModule

export default clientes
