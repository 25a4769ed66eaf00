import { Input } from '../input/Input'
import { FormField, type FieldCommon } from './FormField'

export interface NumberFieldProps extends FieldCommon {
  placeholder?: string
  /** Nothing larger can be typed. */
  max?: number
}

/** A whole number, without sign. Value: number | null. Not type="number": the wheel would change it, and letters pass. */
export function NumberField({ placeholder, max = Number.MAX_SAFE_INTEGER, ...common }: NumberFieldProps) {
  return (
    <FormField {...common}>
      {(field, ids) => (
        <Input
          {...field}
          {...ids}
          value={field.value === null || field.value === undefined ? '' : String(field.value)}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '')
            const value = digits === '' ? null : Number(digits)
            if (value === null || value <= max) field.onChange(value)
          }}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          disabled={common.disabled}
        />
      )}
    </FormField>
  )
}
