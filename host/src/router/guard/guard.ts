import { hasPermission } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'

/** The person who navigates. */
export interface Visitor {
  token: string | null
  usuario: UsuarioSesion | null
}

export type Verdict = 'enter' | 'sign-in' | 'forbidden'

/**
 * The route guard (G-13, G-14). If the page names a permission and the person has a permisos tree, the permission
 * decides; otherwise the stored token does (G-23). `tipo` decides nothing.
 */
export function judge({ token, usuario }: Visitor, permission: string | undefined): Verdict {
  if (token === null) return 'sign-in'
  return hasPermission(usuario, permission) ? 'enter' : 'forbidden'
}
