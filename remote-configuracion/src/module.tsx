import { defineRemote } from '@backoffice/shared'
import { lazy } from 'react'
import { MembresiasPage } from './memberships/MembresiasPage'

// The form is nothing for who came for the list.
const PerfilPage = lazy(() => import('./profile/PerfilPage').then((page) => ({ default: page.PerfilPage })))

/** What the host takes from this remote. Paths are relative to /configuracion. */
export default defineRemote({
  routes: [
    { path: 'membresias', element: <MembresiasPage /> },
    { path: 'perfil', element: <PerfilPage /> },
  ],
})
