import { hasPermission } from '@backoffice/shared'
import type { UsuarioSesion } from '@backoffice/shared/contract'

/** Who asks. */
export interface Visitor {
  token: string | null
  usuario: UsuarioSesion | null
}

export type Verdict = 'enter' | 'sign-in' | 'forbidden'

/**
 * The route guard (G-13, G-14). A named permission decides where there is a permisos tree; where there is none, and
 * for pages that name no permission, the stored token does (G-23). `tipo` gates nothing.
 */
export function judge({ token, usuario }: Visitor, permission: string | undefined): Verdict {
  if (token === null) return 'sign-in'
  return hasPermission(usuario, permission) ? 'enter' : 'forbidden'
}
