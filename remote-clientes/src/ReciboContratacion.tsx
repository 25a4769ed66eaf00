import { onDemand } from '@backoffice/shared/ui'

/** The dialog with the receipt of a purchase, for others by name (`clientes/ReciboContratacion`). */
const ReciboContratacion = onDemand(() =>
  import('./membresias/recibo/Recibo.tsx').then((file) => file.Recibo),
)
export default ReciboContratacion
