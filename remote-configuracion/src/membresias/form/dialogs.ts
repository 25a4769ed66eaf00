/** The page's dialogs in one file, which is downloaded when the first of them opens. */
export { AgregarMembresia } from './AgregarMembresia.tsx'
export { EditarMembresia } from './EditarMembresia.tsx'
