import { defineRemote } from '@backoffice/shared'
import { lazy } from 'react'
import { AsesoriasPage } from './list/AsesoriasPage'

// Lazy: the list does not need the forms, which bring the date picker and the select.
const NuevaAsesoriaPage = lazy(() =>
  import('./form/NuevaAsesoriaPage').then((page) => ({ default: page.NuevaAsesoriaPage })),
)
const EditarAsesoriaPage = lazy(() =>
  import('./form/EditarAsesoriaPage').then((page) => ({ default: page.EditarAsesoriaPage })),
)
const DetallesAsesoriaPage = lazy(() =>
  import('./details/DetallesAsesoriaPage').then((page) => ({ default: page.DetallesAsesoriaPage })),
)

/** What the host takes from this remote; the features meet here. Paths are relative to /asesorias. */
export default defineRemote({
  routes: [
    { index: true, element: <AsesoriasPage /> },
    { path: 'nueva', element: <NuevaAsesoriaPage /> },
    { path: 'editar/:id', element: <EditarAsesoriaPage /> },
    { path: 'detalles/:id', element: <DetallesAsesoriaPage /> },
  ],
})
