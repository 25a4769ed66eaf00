import { defineRemote, lazyPage } from '@backoffice/shared'
import { AsesoriasPorVista } from './AsesoriasPorVista.tsx'
import { askVista } from './vista.ts'

// Lazy: the list does not need the forms, which bring the date picker and the select.
const NuevaAsesoriaPage = lazyPage(() =>
  import('./form/NuevaAsesoriaPage.tsx').then((page) => page.NuevaAsesoriaPage),
)
const EditarAsesoriaPage = lazyPage(() =>
  import('./form/editar/EditarAsesoriaPage.tsx').then((page) => page.EditarAsesoriaPage),
)
const DetallesAsesoriaPage = lazyPage(() =>
  import('./details/DetallesAsesoriaPage.tsx').then((page) => page.DetallesAsesoriaPage),
)

/** What the host takes from this remote; the features meet here. Paths are relative to /asesorias. */
export default defineRemote({
  routes: [
    { index: true, element: <AsesoriasPorVista />, handle: { ask: askVista } },
    { path: 'nueva', element: <NuevaAsesoriaPage />, handle: NuevaAsesoriaPage },
    { path: 'editar/:id', element: <EditarAsesoriaPage />, handle: EditarAsesoriaPage },
    { path: 'detalles/:id', element: <DetallesAsesoriaPage />, handle: DetallesAsesoriaPage },
  ],
})
