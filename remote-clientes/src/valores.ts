/** A client's values and how people read them: the form's, for the dialog that merges two. */
export { deCliente, type ClienteForm } from './form/clienteForm.ts'
export { valueOf } from './form/editar/valueOf.tsx'
