import { onDemand } from '@backoffice/shared/ui'

/** The dialog with the payments of a purchase, for others by name (`clientes/PagosContratacion`). */
const PagosContratacion = onDemand(() => import('./membresias/pagos/Pagos.tsx').then((file) => file.Pagos))
export default PagosContratacion
