/** The page's dialogs, one download, when the first of them is opened. */
export { AgregarMembresia } from './AgregarMembresia'
export { EditarMembresia } from './EditarMembresia'
