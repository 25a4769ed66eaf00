import { Input } from '../../input/Input.tsx'
import { FormField, type FieldCommon, type FormFieldProps } from './FormField.tsx'

export interface TextFieldProps extends FieldCommon, Pick<FormFieldProps, 'warn'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'time'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  /** Shows capital letters; the value has them once the field is left or the form sent: RFC, CURP. */
  uppercase?: boolean
}

/** A line of text. Value: string. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  placeholder,
  uppercase = false,
  ...common
}: TextFieldProps) {
  return (
    <FormField {...common} settle={uppercase ? inCapitals : undefined}>
      {(field, ids) => (
        <Input
          {...field}
          {...ids}
          value={field.value ?? ''}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          disabled={common.disabled}
          {...(uppercase && { 'data-capitals': '', autoCapitalize: 'characters', spellCheck: false })}
        />
      )}
    </FormField>
  )
}

const inCapitals = (typed: string) => typed.toUpperCase()
