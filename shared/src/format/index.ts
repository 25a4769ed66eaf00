/**
 * The format's door: how dates, money, names and enumerations are written in Mexico, and how texts are compared and cut.
 */
export {
  beginning,
  characters,
  firstCharacter,
  huecoDesconocido,
  huecosSinDato,
  isPhone,
  nationalDigits,
  normalEmail,
  plain,
  rellenar,
  wordsOf,
  type DatosDeHuecos,
  MENSAJE,
  MINUTOS,
  MINUTOS_SUPUESTOS,
  TEXTOS_MAX,
} from '../contract/text/index.ts'
export { diasEntre, enDias, enMeses, masDias, masMeses, mesesEntre, semanaDe } from './calendario.ts'
export { fechaDeInstante, fechaLarga, fechasCortas, horaDeInstante, hoy, periodo } from './fechas.ts'
export { enlaceCorreo } from './correo.ts'
export { revisarCurp, type AvisoCurp } from './curp.ts'
export { dinero, ingreso, numero } from './dinero.ts'
export {
  etiquetaMetodo,
  etiquetaStatusAsesoria,
  etiquetaStatusContratacion,
  etiquetaStatusHistorial,
  etiquetaTipoAsesoria,
  etiquetaTipoPersona,
  etiquetaTipoUsuario,
} from './etiquetas.ts'
export { enHoras, horaDe, horario, minutosDe } from './horas.ts'
export { demasiadoLargo } from './largo.ts'
export { iniciales, nombreCompleto } from './nombre.ts'
export {
  conPeriodos,
  entreComillas,
  enumerar,
  filtrosEnPalabras,
  pedidoEnPalabras,
  type Palabras,
} from './pedido.ts'
export { relativo } from './relativo.ts'
export { enlaceTelefono, enlaceWhatsapp, telefono } from './telefono.ts'
export { useHoy } from './useHoy.ts'
export { esRfcMoral, revisarRfc, type AvisoRfc } from './rfc.ts'
export { resumen, vencidas, vencimiento } from './tareas.ts'
