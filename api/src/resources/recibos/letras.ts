/*
 * Amounts in words, as Mexican receipts and cheques write them. The libraries for this leave out what money needs: the
 * short forms before a noun («veintiún pesos»), «de» after millions, the cents as a fraction.
 */

const UNITS = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete ' +
  'veintiocho veintinueve'
).split(' ')
const TENS = ' _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

const MILLION = 1_000_000

/** 0 to 999, in the form that stands before a noun: «veintiún», «ciento un». */
function below1000(n: number): string {
  if (n === 100) return 'cien'
  const rest = n % 100
  return [HUNDREDS[Math.floor(n / 100)], rest > 0 && below100(rest)].filter(Boolean).join(' ')
}

function below100(n: number): string {
  if (n % 10 === 1 && n !== 11) {
    if (n === 1) return 'un'
    return n === 21 ? 'veintiún' : `${TENS[(n - 1) / 10]} y un`
  }
  if (n < 30) return UNITS[n] ?? ''
  const unit = n % 10
  return [TENS[(n - unit) / 10], unit > 0 && UNITS[unit]].filter(Boolean).join(' y ')
}

function belowMillion(n: number): string {
  const thousands = Math.floor(n / 1000)
  const rest = n % 1000
  const many = thousands === 1 ? 'mil' : thousands > 1 && `${below1000(thousands)} mil`
  return [many, rest > 0 && below1000(rest)].filter(Boolean).join(' ')
}

/** A whole number from 0 up to a million millions, before a noun. */
function words(n: number): string {
  if (n === 0) return 'cero'
  const millions = Math.floor(n / MILLION)
  const rest = n % MILLION
  const many = millions === 1 ? 'un millón' : millions > 1 && `${belowMillion(millions)} millones`
  return [many, rest > 0 && belowMillion(rest)].filter(Boolean).join(' ')
}

/** «Cinco mil ochenta y nueve pesos 80/100 M.N.»: an amount of pesos from 0, with at most two decimals. */
export function pesosEnLetra(total: number): string {
  const cents = Math.round(total * 100)
  const pesos = Math.floor(cents / 100)
  const noun = pesos === 1 ? 'peso' : pesos > 0 && pesos % MILLION === 0 ? 'de pesos' : 'pesos'
  const text = `${words(pesos)} ${noun} ${String(cents % 100).padStart(2, '0')}/100 M.N.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
