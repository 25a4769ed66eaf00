import { useState, type ClipboardEvent } from 'react'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldCommon } from '../form/FormField'
import { Input } from '../input/Input'
import { textos } from './money.textos'
import { amountOf, isPlain } from './pasted'

export interface MoneyFieldProps extends FieldCommon {
  /** Shown before the amount, '$ ' say. */
  prefix?: string
  placeholder?: string
}

/** The wire's limit for money. */
const limit = 1e12
const fits = (amount: number) => Math.abs(amount) < limit

/**
 * An amount: two decimals at most, commas for groups, negatives allowed (F-08). Value: number | null.
 * What is pasted and is no amount («1e5») changes nothing and is refused: the box would make another number of it.
 */
export function MoneyField({ prefix, placeholder, ...common }: MoneyFieldProps) {
  const [refused, setRefused] = useState(false)
  return (
    <FormField {...common} refusal={refused ? textos.noEsCantidad : undefined}>
      {({ onChange, ref, value, ...field }, ids) => (
        <NumericFormat
          {...field}
          {...ids}
          customInput={Input}
          getInputRef={ref}
          value={value ?? ''}
          onValueChange={({ floatValue }, { source }) => {
            if (source !== 'event') return
            setRefused(false)
            onChange(floatValue ?? null)
          }}
          onPaste={(event: ClipboardEvent) => {
            const text = event.clipboardData.getData('text')
            setRefused(false)
            if (isPlain(text)) return
            event.preventDefault()
            const amount = amountOf(text)
            if (amount === null || !fits(amount)) setRefused(true)
            else onChange(amount)
          }}
          isAllowed={({ floatValue }) => floatValue === undefined || fits(floatValue)}
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
