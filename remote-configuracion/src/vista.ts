import { asksFirst } from '@backoffice/shared/resource'
import { listMembresias } from './membresias/list/list.ts'

/** Whether an address asks for the purchases of all clients instead of the plans. */
export const asksForContrataciones = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'contrataciones'

/** Which view of the profile an address asks for: the office's data, the account's security, or the person's own. */
export function vistaDePerfil(search: string): 'oficina' | 'seguridad' | 'persona' {
  const vista = new URLSearchParams(search).get('vista')
  return vista === 'oficina' || vista === 'seguridad' ? vista : 'persona'
}

const askPlans = asksFirst(listMembresias)

/** The first question of /configuracion/membresias; the purchases ask by themselves, and only where people may see them. */
export const askVista: typeof askPlans = (search, signal) => {
  if (!asksForContrataciones(search)) askPlans(search, signal)
}
