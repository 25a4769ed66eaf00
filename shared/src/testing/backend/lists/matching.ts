import { bareClave, claveIn, digitsIn, nationalDigits, plain, wordsOf } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'

/* How the filters of a list compare texts (D8, D52), as the api and its database do. */

type Text = string | null | undefined

interface ConNombre {
  nombre: string
  apellido_paterno?: string | null
  apellido_materno?: string | null
}

const contains = (text: Text, wanted: string): boolean => plain(text ?? '').includes(plain(wanted))

/** Whether these texts contain every word of the search text, in any order; an empty search matches everything. */
export const containWords = (texts: readonly Text[], wanted: string): boolean =>
  wordsOf(wanted).every((word) => texts.some((text) => contains(text, word)))

/** Whether the texts of a row contain what a filter asks of them. */
export const matchesTexts = (row: object, asked: object): boolean =>
  Object.entries(asked).every(
    ([name, wanted]) =>
      typeof wanted !== 'string' ||
      !(name in row) ||
      containWords([(row as Record<string, Text>)[name]], wanted),
  )

/**
 * Whether a person's name matches what each field asks for: one word in that field; several of Nombre in the full name;
 * several of a surname in both surnames, with one of them in its own.
 */
export function matchesName(person: ConNombre, asked: Record<keyof ConNombre, string>): boolean {
  const { nombre, apellido_paterno, apellido_materno } = person
  const surnames = (own: Text, wanted: string) => {
    const words = wordsOf(wanted)
    if (words.length < 2) return containWords([own], wanted)
    return containWords([apellido_paterno, apellido_materno], wanted) && words.some((w) => contains(own, w))
  }
  return (
    containWords([wordsOf(asked.nombre).length < 2 ? nombre : nombreCompleto(person)], asked.nombre) &&
    surnames(apellido_paterno, asked.apellido_paterno) &&
    surnames(apellido_materno, asked.apellido_materno)
  )
}

/** Whether a phone number contains what is asked for, digit by digit. */
export function matchesPhone(phone: Text, wanted: string): boolean {
  const digits = digitsIn(wanted)
  if (digits.length === 0) return containWords([phone], wanted)
  const stored = ` ${nationalDigits(phone ?? '')}`
  return digits.some((one) => stored.includes(one))
}

/** Whether the RFC or CURP that the text is belongs to this client; undefined for any other text. */
export function matchesClave(client: { rfc: string | null; curp: string | null }, wanted: string) {
  const clave = claveIn(wanted)
  return clave === null ? undefined : [client.rfc, client.curp].some((own) => bareClave(own ?? '') === clave)
}
