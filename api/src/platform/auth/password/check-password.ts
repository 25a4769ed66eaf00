import { looksRandom } from './looks-random.ts'
import { ownWords, type PasswordOwner, plainLetters, without } from './own-words.ts'
import { strengthOf } from './strength.ts'

/**
 * This many guesses (10⁹) take three years from a thousand addresses, each as fast as sign-in allows. A single word
 * followed by a year and a sign takes fewer.
 */
const ENOUGH_LOG10 = 9

const INSTEAD = 'conviene una frase de cuatro palabras sin relación entre sí, o 12 caracteres al azar'
const EASY = `Es fácil de adivinar; ${INSTEAD}`
const OWN = `Es fácil de adivinar, porque lleva el nombre, el correo o la empresa; ${INSTEAD}`

/**
 * Returns what is wrong with a new password (D26), as a sentence without a full stop that says what to do instead; null
 * when nothing is. Its owner's name, e-mail and empresa add no strength.
 */
export async function checkPassword(typed: string, owner: PasswordOwner): Promise<string | null> {
  // As it is hashed: an accent that was typed apart is no character more.
  const password = typed.normalize('NFC')
  const length = [...password].length
  if (length < 8) return 'Debe tener al menos 8 caracteres'
  if (length > 128) return 'Admite como máximo 128 caracteres'
  const words = ownWords(owner)
  const plain = plainLetters(password)
  const rest = without(words, plain)
  for (const text of new Set([password, plain, rest])) {
    const { guessesLog10 } = await strengthOf(text, words)
    if (guessesLog10 >= ENOUGH_LOG10 || (await looksRandom(text, words))) continue
    return rest === plain ? EASY : OWN
  }
  return null
}
