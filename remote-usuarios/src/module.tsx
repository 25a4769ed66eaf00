import { defineRemote, lazyPage } from '@backoffice/shared'
import { asksFirst } from '@backoffice/shared/resource'
import { listUsuarios } from './list/list.ts'
import { UsuariosPorVista } from './UsuariosPorVista.tsx'
import { asksForBitacora } from './vista.ts'

// Lazy: the list does not need the forms.
const NuevoUsuarioPage = lazyPage(() =>
  import('./form/NuevoUsuarioPage.tsx').then((page) => page.NuevoUsuarioPage),
)
const EditarUsuarioPage = lazyPage(() =>
  import('./form/EditarUsuarioPage.tsx').then((page) => page.EditarUsuarioPage),
)

const askUsuarios = asksFirst(listUsuarios)
/** The audit asks by itself, and only where people may see it. */
const ask: typeof askUsuarios = (search, signal) => {
  if (!asksForBitacora(search)) askUsuarios(search, signal)
}

/** What the host takes from this remote. Paths are relative to /usuarios. */
export default defineRemote({
  routes: [
    { index: true, element: <UsuariosPorVista />, handle: { ask } },
    { path: 'nuevo', element: <NuevoUsuarioPage />, handle: NuevoUsuarioPage },
    { path: 'editar/:id', element: <EditarUsuarioPage />, handle: EditarUsuarioPage },
  ],
})
