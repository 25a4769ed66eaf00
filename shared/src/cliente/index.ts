/** A client's fields, and their data as every remote shows them: read-only, with links to call and write. */
export {
  camposCliente,
  etiquetaDeCampo,
  nombresDeCampos,
  textos as textosDatosCliente,
  type CampoCliente,
  type KindDeCampo,
  type ValoresCliente,
} from './campos'
export { DatosEmpresariales } from './DatosEmpresariales'
export { DatosPersonales } from './DatosPersonales'
