import { defineRemote } from '@backoffice/shared'
import { lazy } from 'react'
import { MembresiasPorVista } from './MembresiasPorVista'

// Lazy: the list page does not need the form.
const PerfilPage = lazy(() => import('./perfil/PerfilPage').then((page) => ({ default: page.PerfilPage })))

/** What the host takes from this remote. Paths are relative to /configuracion. */
export default defineRemote({
  routes: [
    { path: 'membresias', element: <MembresiasPorVista /> },
    { path: 'perfil', element: <PerfilPage /> },
  ],
})
