/** A client's fields, and the read-only view of them that every remote shows, with links to call and write. */
export {
  camposCliente,
  etiquetaDeCampo,
  nombresDeCampos,
  textos as textosDatosCliente,
  type CampoCliente,
  type KindDeCampo,
  type ValoresCliente,
} from './campos.ts'
export { DatosEmpresariales } from './DatosEmpresariales.tsx'
export { DatosPersonales } from './DatosPersonales.tsx'
