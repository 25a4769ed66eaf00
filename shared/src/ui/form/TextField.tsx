import { Input } from '../input/Input'
import { FormField, type FieldCommon, type FormFieldProps } from './FormField'

export interface TextFieldProps extends FieldCommon, Pick<FormFieldProps, 'warn'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  /** Converts to capital letters while typing: RFC, CURP. */
  uppercase?: boolean
}

/** A line of text. Value: string. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  placeholder,
  maxLength,
  uppercase = false,
  ...common
}: TextFieldProps) {
  return (
    <FormField {...common}>
      {(field, ids) => (
        <Input
          {...field}
          {...ids}
          value={field.value ?? ''}
          onChange={(event) =>
            field.onChange(uppercase ? event.target.value.toUpperCase() : event.target.value)
          }
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          disabled={common.disabled}
        />
      )}
    </FormField>
  )
}
