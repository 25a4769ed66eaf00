import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldNotes, RequiredMark } from '../../input/Field.tsx'
import { Check } from './Check.tsx'
import { FieldCell, type FieldCommon } from './FormField.tsx'

export interface CheckboxGroupFieldProps<V extends string | number> extends FieldCommon {
  options: { value: V; label: string }[]
}

/** Checkboxes, any number of which can be ticked. Value: V[], in the order of the options. */
export function CheckboxGroupField<V extends string | number>(props: CheckboxGroupFieldProps<V>) {
  const { name, label, required = false, hint, disabled, full = false, options } = props
  const id = useId()
  const { field, fieldState } = useController({ name })
  const chosen: V[] = Array.isArray(field.value) ? field.value : []
  const error = fieldState.error?.message

  const toggle = (value: V, on: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))),
    )

  return (
    <FieldCell full={full}>
      <chakra.fieldset
        aria-describedby={describedBy(id, error, hint)}
        aria-invalid={error ? true : undefined}
      >
        <chakra.legend fontSize="sm" fontWeight="medium" mb="1.5">
          {label}
          {required && <RequiredMark />}
        </chakra.legend>
        <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
          {options.map((option, index) => (
            <Check
              key={option.value}
              checked={chosen.includes(option.value)}
              disabled={disabled}
              onChange={(on) => toggle(option.value, on)}
              onBlur={field.onBlur}
              {...(index === 0 ? { inputRef: field.ref } : {})}
            >
              {option.label}
            </Check>
          ))}
        </chakra.div>
        <FieldNotes id={id} hint={hint} error={error} />
      </chakra.fieldset>
    </FieldCell>
  )
}

function describedBy(id: string, error?: string, hint?: string) {
  return [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined
}
