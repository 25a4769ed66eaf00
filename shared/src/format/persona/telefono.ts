import { extensionIn, plain } from '../../contract/text/index.ts'

/*
 * Mexican phone numbers (IFT's numbering plan of 2019) have ten digits; the area codes of Mexico City, Guadalajara and
 * Monterrey have two of them, all others three.
 */

const DOS_DIGITOS = /^(55|56|33|81)/

/**
 * A number in groups: «55 1234 5678», «443 123 4567», «+52 55 1234 5678». Anything but a Mexican number stays as typed.
 */
export function telefono(text: string): string {
  const typed = plain(text).trim()
  const digits = nationalDigits(typed)
  if (digits === null) return text
  const area = DOS_DIGITOS.test(digits) ? 2 : 3
  const groups = [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)]
  return `${typed.startsWith('+') ? '+52 ' : ''}${groups.join(' ')}`
}

/** The address of a `tel:` link (RFC 3966); null for a text that can't be dialled, such as «ext. 12». */
export function enlaceTelefono(text: string): string | null {
  const { number, extension } = extensionIn(text)
  const dialled = marcado(number)
  return dialled && `tel:${dialled}${extension && `;ext=${extension}`}`
}

function marcado(number: string): string | null {
  if (!NUMERO.test(number)) return null
  const plus = number.trim().startsWith('+') ? '+' : ''
  const national = marcable(number)
  if (national !== null) return `${plus && '+52'}${national}`
  const digits = number.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15 || digits.length === 10) return null
  return `${plus}${digits}`
}

/** The address of a chat in WhatsApp, which wants the country before the number; null if the country is not known. */
export function enlaceWhatsapp(text: string): string | null {
  const typed = plain(text)
  const national = marcable(typed)
  if (national !== null) return `https://wa.me/52${national}`
  const digits = typed.replace(/\D/g, '')
  const abroad = NUMERO.test(typed) && /^ *\+(?!52)/.test(typed) && digits.length >= 8 && digits.length <= 15
  return abroad ? `https://wa.me/${digits}` : null
}

const NUMERO = /^[\d ().+-]+$/

// The ten digits exclude +52, and the 1 that preceded mobile numbers until 2019.
function nationalDigits(typed: string): string | null {
  if (!/^\+?[\d ().-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  if (!typed.startsWith('+')) return digits.length === 10 ? digits : null
  return /^521?(\d{10})$/.exec(digits)?.[1] ?? null
}

// People also write what was dialled before the number: 52 without its +, and 01, 044 and 045, which no longer exist.
// No area code begins with 0 or 1.
function marcable(typed: string): string | null {
  if (!NUMERO.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  const prefix = typed.trim().startsWith('+') ? /^521?([2-9]\d{9})$/ : /^(?:521?|01|04[45])?([2-9]\d{9})$/
  return prefix.exec(digits)?.[1] ?? null
}
