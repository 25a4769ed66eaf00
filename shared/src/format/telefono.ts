/*
 * Mexican phone numbers (IFT's numbering plan of 2019) have ten digits; the area codes of Mexico City, Guadalajara and
 * Monterrey have two of them, all others three.
 */

const DOS_DIGITOS = /^(55|56|33|81)/

/**
 * A number in groups: «55 1234 5678», «443 123 4567», «+52 55 1234 5678». Anything but a Mexican number stays as typed.
 */
export function telefono(text: string): string {
  const digits = nationalDigits(text)
  if (digits === null) return text
  const area = DOS_DIGITOS.test(digits) ? 2 : 3
  const groups = [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)]
  return `${text.trim().startsWith('+') ? '+52 ' : ''}${groups.join(' ')}`
}

/** The number of a `tel:` link; null for a text that can't be dialled, such as «ext. 12». */
export function enlaceTelefono(text: string): string | null {
  if (!NUMERO.test(text)) return null
  const plus = text.trim().startsWith('+') ? '+' : ''
  const national = marcable(text)
  if (national !== null) return `tel:${plus && '+52'}${national}`
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15 || digits.length === 10) return null
  return `tel:${plus}${digits}`
}

/** The address of a chat in WhatsApp, which wants the country before the number; null if the country is not known. */
export function enlaceWhatsapp(text: string): string | null {
  const national = marcable(text)
  if (national !== null) return `https://wa.me/52${national}`
  const digits = text.replace(/\D/g, '')
  const abroad = NUMERO.test(text) && /^\s*\+(?!52)/.test(text) && digits.length >= 8 && digits.length <= 15
  return abroad ? `https://wa.me/${digits}` : null
}

const NUMERO = /^[\d\s().+-]+$/

// The ten digits exclude +52, and the 1 that preceded mobile numbers until 2019.
function nationalDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return null
  const digits = text.replace(/\D/g, '')
  if (!text.trim().startsWith('+')) return digits.length === 10 ? digits : null
  return /^521?(\d{10})$/.exec(digits)?.[1] ?? null
}

// People also write what was dialled before the number: 52 without its +, and 01, 044 and 045, which no longer exist.
// No area code begins with 0 or 1.
function marcable(text: string): string | null {
  if (!NUMERO.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const prefix = text.trim().startsWith('+') ? /^521?([2-9]\d{9})$/ : /^(?:521?|01|04[45])?([2-9]\d{9})$/
  return prefix.exec(digits)?.[1] ?? null
}
