import { Field } from '../../input/Field.tsx'
import { Input } from '../../input/Input.tsx'
import { isKeystroke, useTyped, type TypedOptions } from './useTyped.ts'
import { FieldCell, type FieldCommon } from './FormField.tsx'

export interface TypedFieldProps<V> extends FieldCommon, Omit<TypedOptions<V>, 'name'> {
  inputMode: 'numeric' | 'decimal'
  placeholder?: string | undefined
  /** A warning about the number; shown once the field is left. null: none now, but it may get one. */
  warning?: string | null | undefined
}

/** A box for a number: what is typed stays as it is until the field is left, which shows it in its normal form. */
export function TypedField<V>(props: TypedFieldProps<V>) {
  const {
    name,
    label,
    required = false,
    hint,
    disabled,
    full = false,
    inputMode,
    placeholder,
    warning,
  } = props
  const { text, field, error, typing, type, leave } = useTyped<V>(props)
  return (
    <FieldCell full={full}>
      <Field
        label={label}
        required={required}
        hint={hint}
        {...(error !== undefined && { error })}
        warning={typing && warning ? null : warning}
      >
        {(ids) => (
          <Input
            {...ids}
            ref={field.ref}
            name={name}
            value={text}
            onChange={(event) => type(event.target.value, { whole: !isKeystroke(event) })}
            onBlur={leave}
            inputMode={inputMode}
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
          />
        )}
      </Field>
    </FieldCell>
  )
}
