import { guion } from './guion.ts'
import { lazily, onceIdle } from './lazily.ts'

const decimals = (digits: number) =>
  lazily(
    () => new Intl.NumberFormat('es-MX', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
const conCentavos = decimals(2)
const sinCentavos = onceIdle(decimals(0))

type Amount = number | null | undefined

function money(amount: Amount, format: () => Intl.NumberFormat): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return guion
  const text = format().format(Math.abs(amount))
  return /[1-9]/.test(text) && amount < 0 ? `-$ ${text}` : `$ ${text}`
}

/** Money: «$ 1,234.50». */
export const dinero = (amount: Amount): string => money(amount, conCentavos)

/** An income, without decimals: «$ 1,235» (P-09). */
export const ingreso = (amount: Amount): string => money(amount, sinCentavos)

/** A count: «12,345». */
export const numero = (value: number): string => sinCentavos().format(value)
