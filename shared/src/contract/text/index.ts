/**
 * How texts are cleaned, compared and cut. These files need nothing, not even zod, so that the browser takes more than
 * types of them; it does so through /format.
 */
export { cleanLine, cleanLines } from './clean'
export { bareClave, claveIn } from './claves'
export { beginning, characters, firstCharacter } from './cut'
export { digitsIn, extensionIn, isPhone, nationalDigits, phoneKey } from './phones'
export { normalEmail } from './email'
export { plain, wordsOf } from './plain'
