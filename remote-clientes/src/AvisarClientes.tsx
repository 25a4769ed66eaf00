import { onDemand } from '@backoffice/shared/ui'

/** The dialog that sends a message to clients, for others by name (`clientes/AvisarClientes`). */
const AvisarClientes = onDemand(() => import('./mensajes/Avisar.tsx').then((file) => file.Avisar))
export default AvisarClientes
