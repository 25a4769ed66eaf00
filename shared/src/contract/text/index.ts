/**
 * How texts are cleaned, compared and cut, and the limits that forms know too. These files need nothing, not even zod, so that the browser takes more than
 * types of them; it does so through /format.
 */
export { CLASES_ARCHIVO, type ClaseArchivo } from './archivos.ts'
export { cleanLine, cleanLines, normalEmail } from './clean.ts'
export { bareClave, claveIn } from './claves.ts'
export { CSV_BOM, csvRecord, type CsvCell } from './csv.ts'
export { beginning, characters, firstCharacter } from './cut.ts'
export {
  HUECOS,
  huecoDesconocido,
  huecosSinDato,
  MENSAJE,
  rellenar,
  TEXTOS_MAX,
  type DatosDeHuecos,
  type Hueco,
} from './huecos.ts'
export { digitsIn, extensionIn, isPhone, nationalDigits, phoneKey } from './phones.ts'
export { MINUTOS, MINUTOS_SUPUESTOS } from './minutos.ts'
export { plain, wordsOf } from './plain.ts'
