import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useController, useFormContext, type ControllerRenderProps } from 'react-hook-form'
import { Field, type ControlIds } from '../input/Field'
import { afterPress } from './afterPress'

/** What every bound field takes. */
export interface FieldCommon {
  name: string
  label: string
  /** Shows the star and says so; what is required is the screen's rule. */
  required?: boolean
  hint?: string
  disabled?: boolean
  /** Takes both columns. */
  full?: boolean
}

export interface FormFieldProps extends FieldCommon {
  /** What looks wrong with a value, or null. Looked at when the field is left; it never holds anything back. */
  warn?: ((value: string) => string | null) | undefined
  /** Why the control did not take what it was given last; stands before the form's own error. */
  refusal?: string | undefined
  children(field: ControllerRenderProps, ids: ControlIds): ReactNode
}

/** Finds its value and its error in the form by name. */
export function FormField(props: FormFieldProps) {
  const { name, label, required = false, hint, full = false, warn, refusal, children } = props
  const { control } = useFormContext()
  const { field, fieldState } = useController({ name, control })
  // Half a value is no wrong value: nothing is said of one that is being typed.
  const [seen, setSeen] = useState<unknown>(field.value)
  const warning = warn && (seen === field.value ? warn(String(field.value ?? '')) : null)
  const onBlur = () => {
    afterPress(() => setSeen(field.value))
    field.onBlur()
  }
  return (
    <FieldCell full={full}>
      <Field
        label={label}
        required={required}
        hint={hint}
        error={refusal ?? fieldState.error?.message}
        warning={warning}
      >
        {(ids) => children({ ...field, onBlur }, ids)}
      </Field>
    </FieldCell>
  )
}

/** A place in the grid of fields. */
export function FieldCell({ full = false, children }: { full?: boolean; children: ReactNode }) {
  return (
    <chakra.div minWidth="0" gridColumn={full ? '1 / -1' : undefined}>
      {children}
    </chakra.div>
  )
}
