import { curpDigit, rfcDigit } from './check-digits.ts'
import type { Random } from './random.ts'

export interface Person {
  nombre: string
  paterno: string
  materno: string
  mujer: boolean
  nacimiento: string
  estado: string
}

/** Letters as both registries write them: capitals without accents, Ñ as X, particles omitted. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replaceAll('Ñ', 'X')
    .normalize('NFD')
    .replace(/[^A-Z ]/g, '')
    .replace(/\b(DE|LA|LAS|LOS|DEL|Y)\b/g, '')
    .trim()

/** Skips a first name that is too common. */
const givenName = (nombre: string) => {
  const [first = 'X', second] = plain(nombre).split(' ')
  return second && ['JOSE', 'MARIA', 'MA', 'J'].includes(first) ? second : first
}

const firstInside = (word: string, kind: RegExp) => [...word.slice(1)].find((c) => kind.test(c)) ?? 'X'
const VOWEL = /[AEIOU]/
const CONSONANT = /[B-DF-HJ-NP-TV-Z]/

function initials({ nombre, paterno, materno }: Person): string {
  const surname = plain(paterno)
  return (
    surname.charAt(0) + firstInside(surname, VOWEL) + plain(materno).charAt(0) + givenName(nombre).charAt(0)
  )
}

const sixDigits = (day: string) => day.slice(2).replaceAll('-', '')

/** An RFC with a valid check digit; the two characters before it are random. */
export function rfcOf(random: Random, person: Person): string {
  const homoclave =
    random.pick([...'ABCDEFGHIJKLMNPQRSTUVWXYZ123456789']) +
    random.pick([...'ABCDEFGHIJKLMNPQRSTUVWXYZ123456789'])
  const body = initials(person) + sixDigits(person.nacimiento) + homoclave
  return body + rfcDigit(body)
}

/** A company's RFC: three letters of its name, the day of its foundation. */
export function companyRfc(random: Random, name: string, founded: string): string {
  const letters = plain(name).replaceAll(' ', '')
  const body = `${letters.slice(0, 2)}${random.pick([...letters.slice(2)])}${sixDigits(founded)}${random.int(1, 9)}${random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])}`
  return body + rfcDigit(body)
}

/** A CURP with a valid check digit. */
export function curpOf(random: Random, person: Person): string {
  const inside = [plain(person.paterno), plain(person.materno), givenName(person.nombre)]
    .map((word) => firstInside(word, CONSONANT))
    .join('')
  const century = person.nacimiento < '2000' ? '0' : random.pick(['A', 'B'])
  const body =
    initials(person) +
    sixDigits(person.nacimiento) +
    (person.mujer ? 'M' : 'H') +
    person.estado +
    inside +
    century
  return body + curpDigit(body)
}
