import { useAllowed } from '@backoffice/shared/resource'

/** Whether this person sees whose purchases they are (D60). */
export function useSeesNames(): boolean {
  const lists = useAllowed('clientes.ver')
  const details = useAllowed('clientes.detalles')
  return lists || details
}
