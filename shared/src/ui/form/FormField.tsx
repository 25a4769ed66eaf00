import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { useController, type ControllerRenderProps } from 'react-hook-form'
import { Field, type ControlIds } from '../input/Field'
import { afterPress } from './afterPress'

/** The props of every bound field. */
export interface FieldCommon {
  name: string
  label: string
  /** Shows the star and announces it; the screen checks what is required. */
  required?: boolean
  hint?: string
  disabled?: boolean
  /** Takes both columns. */
  full?: boolean
}

export interface FormFieldProps extends FieldCommon {
  /**
   * Warns about a value that looks wrong, or returns null. It runs when the field is left, and never blocks the form.
   */
  warn?: ((value: string) => string | null) | undefined
  /** Why the control rejected its last input; takes precedence over the form's own error. */
  refusal?: string | undefined
  children(field: ControllerRenderProps, ids: ControlIds): ReactNode
}

/** Finds its value and its error in the form by name. */
export function FormField(props: FormFieldProps) {
  const { name, label, required = false, hint, full = false, warn, refusal, children } = props
  // Not by useFormContext, which renders every field at the form's first change.
  const { field, fieldState } = useController({ name })
  // A value that is still being typed gets no warning.
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

/** A cell in the grid of fields. */
export function FieldCell({ full = false, children }: { full?: boolean; children: ReactNode }) {
  return (
    <chakra.div minWidth="0" gridColumn={full ? '1 / -1' : undefined}>
      {children}
    </chakra.div>
  )
}
