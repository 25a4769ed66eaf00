import { chakra } from '@chakra-ui/react'
import { useRef, useState, type ReactNode } from 'react'
import { useController, type ControllerRenderProps } from 'react-hook-form'
import { demasiadoLargo } from '../../../format/largo.ts'
import { Field, type ControlIds } from '../../input/Field.tsx'
import { afterPress } from '../frame/press/afterPress.ts'
import { useSettler } from '../frame/press/settling.ts'

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
  /** A longer text stays, is reported at once, and blocks the form. */
  maxLength?: number | undefined
  /**
   * Warns about a value that looks wrong, or returns null. It runs when the field is left, and never blocks the form.
   */
  warn?: ((value: string) => string | null) | undefined
  /**
   * Turns a typed text into the one that is kept. It runs when the field is left and before the form is sent, because a
   * box that is rewritten while somebody types loses the caret and breaks keyboards that compose.
   */
  settle?: ((typed: string) => string) | undefined
  /** Why the control rejected its last input; takes precedence over the form's own error. */
  refusal?: string | undefined
  children(field: ControllerRenderProps, ids: ControlIds): ReactNode
}

/** Finds its value and its error in the form by name. */
export function FormField(props: FormFieldProps) {
  const {
    name,
    label,
    required = false,
    hint,
    full = false,
    warn,
    settle,
    refusal,
    maxLength,
    children,
  } = props
  // Not by useFormContext, which renders every field at the form's first change.
  const tooLong = (value: unknown) =>
    maxLength !== undefined && typeof value === 'string' ? demasiadoLargo(value, maxLength) : null
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value) => tooLong(value) ?? true },
  })
  const { error } = fieldState
  // A value that is still being typed gets no warning.
  const [seen, setSeen] = useState<unknown>(field.value)
  const warning = warn && (seen === field.value ? warn(String(field.value ?? '')) : null)
  // An untouched value stays as it came.
  const typed = useRef<unknown>(undefined)
  const onChange = (change: unknown) => {
    field.onChange(change)
    typed.current = valueOf(change)
  }
  const settled = () => {
    const { value } = field
    if (!settle || typeof value !== 'string' || typed.current !== value) return value
    const next = settle(value)
    if (next !== value) field.onChange(next)
    return next
  }
  useSettler(settled)
  const onBlur = () => {
    const left = settled()
    afterPress(() => setSeen(left))
    field.onBlur()
  }
  return (
    <FieldCell full={full}>
      <Field
        label={label}
        required={required}
        hint={hint}
        error={refusal ?? tooLong(field.value) ?? (error?.type === 'validate' ? undefined : error?.message)}
        warning={warning}
      >
        {(ids) => children({ ...field, onChange, onBlur }, ids)}
      </Field>
    </FieldCell>
  )
}

/** What a control hands to `onChange`: an event, or the value itself. */
const valueOf = (change: unknown): unknown =>
  typeof change === 'object' && change !== null && 'target' in change
    ? (change.target as HTMLInputElement).value
    : change

/** A cell in the grid of fields. */
export function FieldCell({ full = false, children }: { full?: boolean; children: ReactNode }) {
  return (
    <chakra.div minWidth="0" gridColumn={full ? '1 / -1' : undefined}>
      {children}
    </chakra.div>
  )
}
