import { defineRemote } from '@backoffice/shared'
import { lazy } from 'react'
import { MembresiasPage } from './membresias/list/MembresiasPage'

// Lazy: the list page does not need the form.
const PerfilPage = lazy(() => import('./perfil/PerfilPage').then((page) => ({ default: page.PerfilPage })))

/** What the host takes from this remote. Paths are relative to /configuracion. */
export default defineRemote({
  routes: [
    { path: 'membresias', element: <MembresiasPage /> },
    { path: 'perfil', element: <PerfilPage /> },
  ],
})
