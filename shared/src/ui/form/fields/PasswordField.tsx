import { PasswordInput } from '../../input/Input.tsx'
import { FormField, type FieldCommon } from './FormField.tsx'

export interface PasswordFieldProps extends FieldCommon {
  autoComplete?: 'current-password' | 'new-password'
  /** false: the toggle works only once something is typed (U-03). */
  toggleWhenEmpty?: boolean
}

/** A password with its show/hide button. Value: string. */
export function PasswordField({
  autoComplete = 'new-password',
  toggleWhenEmpty = true,
  ...common
}: PasswordFieldProps) {
  return (
    <FormField {...common}>
      {(field, ids) => (
        <PasswordInput
          {...field}
          {...ids}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          toggleWhenEmpty={toggleWhenEmpty}
          disabled={common.disabled}
        />
      )}
    </FormField>
  )
}
