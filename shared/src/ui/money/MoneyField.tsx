import type { ClipboardEvent } from 'react'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldCommon } from '../form/FormField'
import { Input } from '../input/Input'

export interface MoneyFieldProps extends FieldCommon {
  /** Shown before the amount, '$ ' say. */
  prefix?: string
  placeholder?: string
}

/** The wire's limit for money. */
const limit = 1e12

/** «1.234,56», from a sheet or a letter written elsewhere. A comma before one or two last digits is no group. */
const decimalComma = /^[\s$]*-?\s*\d{1,3}(\.?\d{3})*,\d{1,2}\s*$/

const amountOf = (text: string) => Number(text.replace(/[^\d,-]/g, '').replace(',', '.'))

/** An amount: two decimals at most, commas for groups, negatives allowed (F-08). Value: number | null. */
export function MoneyField({ prefix, placeholder, ...common }: MoneyFieldProps) {
  return (
    <FormField {...common}>
      {({ onChange, ref, value, ...field }, ids) => (
        <NumericFormat
          {...field}
          {...ids}
          customInput={Input}
          getInputRef={ref}
          value={value ?? ''}
          onValueChange={({ floatValue }, { source }) => {
            if (source === 'event') onChange(floatValue ?? null)
          }}
          // Read by its dots and commas it would become 1.23.
          onPaste={(event: ClipboardEvent) => {
            const text = event.clipboardData.getData('text')
            if (!decimalComma.test(text)) return
            event.preventDefault()
            onChange(amountOf(text))
          }}
          isAllowed={({ floatValue }) => floatValue === undefined || Math.abs(floatValue) < limit}
          decimalScale={2}
          decimalSeparator="."
          thousandSeparator=","
          allowNegative
          prefix={prefix}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          disabled={common.disabled}
        />
      )}
    </FormField>
  )
}
