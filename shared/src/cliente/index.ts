/** A client's fields, and the read-only view of them that every remote shows, with links to call and write. */
export {
  camposCliente,
  DESTINOS,
  esDeCompra,
  esDeDias,
  esTexto,
  etiquetaDeCampo,
  nombresDeCampos,
  nombresDeCompra,
  SIN_GIRO,
  textosDatosCliente,
  tituloDe,
  type CampoCliente,
  type Destino,
  type KindDeCampo,
  type Repetidos,
  type ValoresCliente,
} from '../contract/campos/index.ts'
export { valorEnTexto } from './datosDe.tsx'
export { DatosEmpresariales } from './DatosEmpresariales.tsx'
export { Correo, Telefono } from './enlaces.tsx'
export { DatosPersonales } from './DatosPersonales.tsx'
