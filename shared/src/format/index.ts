/**
 * The format's door: how dates, money, names and enumerations are written in Mexico, and how texts are compared and cut.
 */
export {
  beginning,
  characters,
  firstCharacter,
  isPhone,
  nationalDigits,
  normalEmail,
  plain,
  wordsOf,
} from '../contract/text'
export { fechaDeInstante, fechaLarga, hoy, periodo } from './fechas'
export { enlaceCorreo } from './correo'
export { revisarCurp, type AvisoCurp } from './curp'
export { dinero, ingreso, numero } from './dinero'
export {
  etiquetaMetodo,
  etiquetaStatusAsesoria,
  etiquetaStatusContratacion,
  etiquetaStatusHistorial,
  etiquetaTipoAsesoria,
  etiquetaTipoPersona,
  etiquetaTipoUsuario,
} from './etiquetas'
export { demasiadoLargo } from './largo'
export { nombreCompleto } from './nombre'
export { entreComillas, enumerar, filtrosEnPalabras, pedidoEnPalabras, type Palabras } from './pedido'
export { enlaceTelefono, enlaceWhatsapp, telefono } from './telefono'
export { useHoy } from './useHoy'
export { revisarRfc, type AvisoRfc } from './rfc'
export { resumen, vencidas, vencimiento } from './tareas'
