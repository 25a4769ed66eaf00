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
  if (!/^[\d\s().+-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`
}

// The ten digits exclude +52, and the 1 that preceded mobile numbers until 2019.
function nationalDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text.trim())) return null
  const digits = text.replace(/\D/g, '')
  if (!text.trim().startsWith('+')) return digits.length === 10 ? digits : null
  return /^521?(\d{10})$/.exec(digits)?.[1] ?? null
}
