import type { ComponentProps } from 'react'
import type AvisarClientes from './src/AvisarClientes.tsx'
import type PagosContratacion from './src/PagosContratacion.tsx'
import type PerfilCliente from './src/PerfilCliente.tsx'
import type ReciboContratacion from './src/ReciboContratacion.tsx'
import type RenovarMembresia from './src/RenovarMembresia.tsx'

/** What this remote offers to others by name (`exposes` in remote.json), with the props of the component itself. */
declare module '@backoffice/shared' {
  interface RemoteComponents {
    'clientes/AvisarClientes': ComponentProps<typeof AvisarClientes>
    'clientes/PagosContratacion': ComponentProps<typeof PagosContratacion>
    'clientes/PerfilCliente': ComponentProps<typeof PerfilCliente>
    'clientes/ReciboContratacion': ComponentProps<typeof ReciboContratacion>
    'clientes/RenovarMembresia': ComponentProps<typeof RenovarMembresia>
  }
}
