/**
 * The format's door: how dates, money, names and enumerations are written in Mexico, and how texts are compared and cut.
 */
export {
  beginning,
  characters,
  CLASES_ARCHIVO,
  CSV_BOM,
  csvRecord,
  firstCharacter,
  huecoDesconocido,
  huecosSinDato,
  isPhone,
  nationalDigits,
  normalEmail,
  plain,
  rellenar,
  wordsOf,
  type ClaseArchivo,
  type CsvCell,
  type DatosDeHuecos,
  MENSAJE,
  MINUTOS,
  MINUTOS_SUPUESTOS,
  TEXTOS_MAX,
} from '../contract/text/index.ts'
export {
  diasEntre,
  enDias,
  enMeses,
  masDias,
  masMeses,
  mesesEntre,
  relativo,
  semanaDe,
} from './fechas/calendario.ts'
export {
  fechaDeInstante,
  fechaLarga,
  fechasCortas,
  horaDeInstante,
  hoy,
  periodo,
  useHoy,
} from './fechas/fechas.ts'
export { enlaceCorreo } from './persona/correo.ts'
export { revisarCurp, type AvisoCurp } from './persona/curp.ts'
export { camposDe } from './campos.ts'
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
export { enHoras, horaDe, horario, minutosDe } from './fechas/horas.ts'
export { demasiadoLargo } from './largo.ts'
export { iniciales, nombreCompleto } from './persona/nombre.ts'
export {
  conPeriodos,
  entreComillas,
  enumerar,
  filtrosEnPalabras,
  pedidoEnPalabras,
  type Palabras,
} from './pedido.ts'
export { peso } from './peso.ts'
export { enlaceTelefono, enlaceWhatsapp, telefono } from './persona/telefono.ts'
export { esRfcMoral, revisarRfc, type AvisoRfc } from './persona/rfc.ts'
export { resumen, vencidas, vencimiento } from './fechas/tareas.ts'
