import { defineRemote, lazyPage } from '@backoffice/shared'
import { MembresiasPorVista } from './MembresiasPorVista.tsx'
import { askVista } from './vista.ts'

// Lazy: the list page does not need the form.
const PerfilPage = lazyPage(() => import('./PerfilPorVista.tsx').then((page) => page.PerfilPorVista))

/** What the host takes from this remote. Paths are relative to /configuracion. */
export default defineRemote({
  routes: [
    { path: 'membresias', element: <MembresiasPorVista />, handle: { ask: askVista } },
    { path: 'perfil', element: <PerfilPage />, handle: PerfilPage },
  ],
})
