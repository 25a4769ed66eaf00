import { hasPermission, useAuth } from '@backoffice/shared'

/** What the signed-in person may do with clients (D18): deleting needs the permission to edit. */
export interface Permisos {
  agregar: boolean
  detalles: boolean
  editar: boolean
}

export function usePermisos(): Permisos {
  const usuario = useAuth((auth) => auth.usuario)
  return {
    agregar: hasPermission(usuario, 'clientes.agregar'),
    detalles: hasPermission(usuario, 'clientes.detalles'),
    editar: hasPermission(usuario, 'clientes.editar'),
  }
}
