import type { FieldCommon } from '../form/fields/FormField.tsx'
import { TypedField } from '../form/fields/TypedField.tsx'
import { readAmount, writeAmount } from './amount.ts'

export interface MoneyFieldProps extends FieldCommon {
  /** A warning about the amount; shown once the field is left. null: none now, but it may get one. */
  warning?: string | null | undefined
  /** Shown before the amount, for example '$ '. */
  prefix?: string
  placeholder?: string
}

/**
 * An amount: at most two decimals, commas for groups, negatives allowed (F-08). Value: number | null. What is typed or
 * pasted («1.234,56», «$1,234.56 MXN») is parsed, and shown in its normal form once the field is left. Text that is not
 * an amount («1e5», «(500)») stays in the box with an error, and blocks the form.
 */
export function MoneyField({ prefix = '', ...field }: MoneyFieldProps) {
  const write = (amount: number) => writeAmount(amount, prefix)
  return <TypedField {...field} read={readAmount} write={write} separator="," inputMode="decimal" />
}
