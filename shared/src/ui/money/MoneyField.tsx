import type { ChangeEvent } from 'react'
import { NumericFormat } from 'react-number-format'
import { FieldCell, type FieldCommon } from '../form/FormField'
import { byKey } from '../form/byKey'
import { useTyped } from '../form/useTyped'
import { Field } from '../input/Field'
import { AmountInput } from './AmountInput'
import { fits, isMasked, masked, readAmount } from './amount'

export interface MoneyFieldProps extends FieldCommon {
  /** Shown before the amount, '$ ' say. */
  prefix?: string
  placeholder?: string
}

/**
 * An amount: two decimals at most, commas for groups, negatives allowed (F-08). Value: number | null.
 * Typed key by key it is written as an amount at once. What comes whole is read («1.234,56», «$1,234.56 MXN»); what says
 * no amount («1e5», «(500)») stays in the box, with a sentence, and holds the form back.
 */
export function MoneyField({ prefix, placeholder, ...common }: MoneyFieldProps) {
  const { name, label, required = false, hint, disabled, full = false } = common
  const { text, field, error, type, leave } = useTyped({ name, read: readAmount, write: String })
  const raw = isMasked(text) ? null : text

  const onRaw = (event: ChangeEvent<HTMLInputElement>): boolean => {
    const next = event.target.value
    const key = byKey(event)
    // The mask's groups come and go with the digits; a comma that is typed may be somebody's decimal point.
    const comma = 'data' in event.nativeEvent && event.nativeEvent.data === ','
    const ofMask = key && raw === null && !comma
    if (ofMask && fits(next)) return false
    type(masked(next) ?? (ofMask ? next.replaceAll(',', '') : key ? next : understood(next)), { whole: !key })
    return true
  }

  return (
    <FieldCell full={full}>
      <Field label={label} required={required} hint={hint} {...(error !== undefined && { error })}>
        {(ids) => (
          <NumericFormat
            {...ids}
            customInput={AmountInput}
            raw={raw}
            onRaw={onRaw}
            onLeave={leave}
            getInputRef={field.ref}
            name={name}
            value={raw === null ? text : ''}
            valueIsNumericString
            onValueChange={({ value }, { source }) => {
              if (source === 'event') type(value)
            }}
            decimalScale={2}
            decimalSeparator="."
            thousandSeparator=","
            allowNegative
            prefix={prefix}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
          />
        )}
      </Field>
    </FieldCell>
  )
}

/** What came whole and is understood is shown as the box writes it. */
function understood(text: string): string {
  const reading = readAmount(text)
  return 'value' in reading ? String(reading.value) : text
}
