import { defineRemote } from '@backoffice/shared'
import { lazy } from 'react'
import { UsuariosPage } from './list/UsuariosPage'

// Lazy: the list does not need the forms.
const NuevoUsuarioPage = lazy(() =>
  import('./form/NuevoUsuarioPage').then((page) => ({ default: page.NuevoUsuarioPage })),
)
const EditarUsuarioPage = lazy(() =>
  import('./form/EditarUsuarioPage').then((page) => ({ default: page.EditarUsuarioPage })),
)

/** What the host takes from this remote. Paths are relative to /usuarios. */
export default defineRemote({
  routes: [
    { index: true, element: <UsuariosPage /> },
    { path: 'nuevo', element: <NuevoUsuarioPage /> },
    { path: 'editar/:id', element: <EditarUsuarioPage /> },
  ],
})
