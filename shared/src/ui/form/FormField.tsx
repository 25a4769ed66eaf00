import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useController, useFormContext, type ControllerRenderProps } from 'react-hook-form'
import { Field, type ControlIds } from '../input/Field'

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
  children(field: ControllerRenderProps, ids: ControlIds): ReactNode
}

/** Finds its value and its error in the form by name. */
export function FormField({ name, label, required = false, hint, full = false, children }: FormFieldProps) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ name, control })
  return (
    <FieldCell full={full}>
      <Field label={label} required={required} hint={hint} error={fieldState.error?.message}>
        {(ids) => children(field, ids)}
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
