import type { RemoteModule } from '@backoffice/shared'
import { lazy } from 'react'
import { ClientesPage } from './list/ClientesPage'

// Lazy: the list does not need the form, which brings the date picker.
const NuevoClientePage = lazy(() =>
  import('./form/NuevoClientePage').then((form) => ({ default: form.NuevoClientePage })),
)
const EditarClientePage = lazy(() =>
  import('./form/EditarClientePage').then((form) => ({ default: form.EditarClientePage })),
)

// The profile brings its tables and dialogs, and is offered to other remotes as well.
const PerfilCliente = lazy(() => import('./PerfilCliente'))
const PerfilClientePage = lazy(() =>
  import('./perfil/PerfilClientePage').then((page) => ({ default: page.PerfilClientePage })),
)

/** What the host takes from this remote; the features meet here. Paths are relative to /clientes. */
const clientes = {
  routes: [
    { index: true, element: <ClientesPage /> },
    { path: 'nuevo', element: <NuevoClientePage /> },
    { path: 'editar/:id', element: <EditarClientePage /> },
    { path: 'detalles/:id', element: <PerfilClientePage profile={PerfilCliente} /> },
  ],
} satisfies RemoteModule

export default clientes
