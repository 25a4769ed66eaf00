/** A client's data as every remote shows them: read-only, with links to call and write. */
export { DatosEmpresariales } from './DatosEmpresariales'
export { DatosPersonales } from './DatosPersonales'
export { textos as textosDatosCliente } from './cliente.textos'
