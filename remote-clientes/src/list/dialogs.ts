/** The list's dialogs, one download, when the first of them is opened. */
export { EliminarCliente } from './EliminarCliente'
export { FiltrarClientes } from './FiltrarClientes'
