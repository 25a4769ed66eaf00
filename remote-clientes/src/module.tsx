import { lazyPage, type RemoteModule } from '@backoffice/shared'
import { ClientesPorVista } from './ClientesPorVista.tsx'
import { askVista } from './vista.ts'

// Lazy: the list does not need the form, which brings the date picker.
const NuevoClientePage = lazyPage(() =>
  import('./form/NuevoClientePage.tsx').then((form) => form.NuevoClientePage),
)
const EditarClientePage = lazyPage(() =>
  import('./form/editar/EditarClientePage.tsx').then((form) => form.EditarClientePage),
)

// The profile brings its tables and dialogs, and is offered to other remotes as well.
const PerfilCliente = lazyPage(() => import('./PerfilCliente.tsx').then((profile) => profile.default))
const PerfilClientePage = lazyPage(() =>
  import('./perfil/PerfilClientePage.tsx').then((page) => page.PerfilClientePage),
)

/** What the host takes from this remote; the features meet here. Paths are relative to /clientes. */
const clientes = {
  routes: [
    { index: true, element: <ClientesPorVista />, handle: { ask: askVista } },
    { path: 'nuevo', element: <NuevoClientePage />, handle: NuevoClientePage },
    { path: 'editar/:id', element: <EditarClientePage />, handle: EditarClientePage },
    {
      path: 'detalles/:id',
      element: <PerfilClientePage profile={PerfilCliente} />,
      handle: { preload: () => Promise.all([PerfilClientePage.preload(), PerfilCliente.preload()]) },
    },
  ],
} satisfies RemoteModule

export default clientes
