import type { ChangeEvent } from 'react'
import { NumericFormat } from 'react-number-format'
import { FieldCell, type FieldCommon } from '../form/FormField'
import { byKey } from '../form/byKey'
import { useTyped } from '../form/useTyped'
import { Field } from '../input/Field'
import { AmountInput } from './AmountInput'
import { isMasked, masked, readAmount } from './amount'
import { keyed, retyped } from './keyed'

export interface MoneyFieldProps extends FieldCommon {
  /** Shown before the amount, for example '$ '. */
  prefix?: string
  placeholder?: string
}

/**
 * An amount: at most two decimals, commas for groups, negatives allowed (F-08). Value: number | null. Text typed key by
 * key is formatted at once; text that comes in one piece is parsed («1.234,56», «$1,234.56 MXN»). Text that is not an
 * amount («1e5», «(500)») stays in the box with an error, and blocks the form.
 */
export function MoneyField({ prefix = '', placeholder, ...common }: MoneyFieldProps) {
  const { name, label, required = false, hint, disabled, full = false } = common
  const { text, field, error, type, leave } = useTyped({ name, read: readAmount, write: String })
  const raw = isMasked(text) ? null : text

  const onRaw = (event: ChangeEvent<HTMLInputElement>): boolean => {
    const next = event.target.value
    const { nativeEvent } = event
    const key = byKey(event) && nativeEvent instanceof InputEvent ? nativeEvent : null
    if (!key) type(understood(next), { whole: true })
    // A typed comma may be meant as a decimal point.
    else if (raw !== null || key.data === ',') type(retyped(next, prefix))
    else {
      const typed = keyed(next, key.data)
      if (typed === null) return false
      type(typed)
    }
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

/** Reformats a valid text that came in one piece. */
function understood(text: string): string {
  const amount = masked(text)
  if (amount !== null) return amount
  const reading = readAmount(text)
  return 'value' in reading ? String(reading.value) : text
}
