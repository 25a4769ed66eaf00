import { defineRemote, lazyPage } from '@backoffice/shared'
import { asksFirst } from '@backoffice/shared/resource'
import { UsuariosPage } from './list/UsuariosPage.tsx'
import { listUsuarios } from './list/list.ts'

// Lazy: the list does not need the forms.
const NuevoUsuarioPage = lazyPage(() =>
  import('./form/NuevoUsuarioPage.tsx').then((page) => page.NuevoUsuarioPage),
)
const EditarUsuarioPage = lazyPage(() =>
  import('./form/EditarUsuarioPage.tsx').then((page) => page.EditarUsuarioPage),
)

/** What the host takes from this remote. Paths are relative to /usuarios. */
export default defineRemote({
  routes: [
    { index: true, element: <UsuariosPage />, handle: { ask: asksFirst(listUsuarios) } },
    { path: 'nuevo', element: <NuevoUsuarioPage />, handle: NuevoUsuarioPage },
    { path: 'editar/:id', element: <EditarUsuarioPage />, handle: EditarUsuarioPage },
  ],
})
