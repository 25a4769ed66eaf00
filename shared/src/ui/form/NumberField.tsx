import { useState, type ClipboardEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../input/Field'
import { Input } from '../input/Input'
import { FieldCell, type FieldCommon } from './FormField'
import { textos } from './form.textos'

export interface NumberFieldProps extends FieldCommon {
  placeholder?: string
  /** Nothing larger can be typed. */
  max?: number
}

/** What a key of a number can be; a letter never gets into the box. */
const TYPEABLE = /^[\d.,\s-]*$/
const ENTERO = /^\d+$|^\d{1,3}(,\d{3})+$/

/**
 * A whole number from 0. Value: number | null. Not type="number": the wheel would change it, and letters pass.
 * What is no whole number («1.5», «-3») stays as typed and is NaN until it is corrected: the form does not go out with
 * another number than the one that is seen. A pasted text that cannot be typed («1e5») is refused, and what stood stays.
 */
export function NumberField({ placeholder, max = Number.MAX_SAFE_INTEGER, ...common }: NumberFieldProps) {
  const { name, label, required = false, hint, disabled, full = false } = common
  const { control } = useFormContext()
  const validate = (value: unknown) => !Number.isNaN(value) || textos.noEsEntero
  const { field, fieldState } = useController({ name, control, rules: { validate } })
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const value = (field.value ?? null) as number | null
  // Another value than the one typed has come from elsewhere.
  const shown = Object.is(read(typed), value) ? typed : String(value ?? '')

  const change = (text: string) => {
    const next = read(text)
    if (!TYPEABLE.test(text) || (next !== null && next > max)) return
    setRefused(false)
    setTyped(text)
    field.onChange(next)
  }

  const paste = (event: ClipboardEvent) => {
    const taken = TYPEABLE.test(event.clipboardData.getData('text'))
    setRefused(!taken)
    // What is selected stays so: the next text takes its place.
    if (!taken) event.preventDefault()
  }

  return (
    <FieldCell full={full}>
      <Field
        label={label}
        required={required}
        hint={hint}
        error={refused ? textos.noEsEntero : fieldState.error?.message}
      >
        {(ids) => (
          <Input
            {...field}
            {...ids}
            value={shown}
            onChange={(event) => change(event.target.value)}
            onPaste={paste}
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
          />
        )}
      </Field>
    </FieldCell>
  )
}

/** NaN: something is there, but no whole number. */
function read(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return ENTERO.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN
}
