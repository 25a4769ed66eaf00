import { lazily } from '../../format/lazily'
import { Field } from '../input/Field'
import { Input } from '../input/Input'
import { FieldCell, type FieldCommon } from './FormField'
import { byKey } from './byKey'
import { textos } from './form.textos'
import { useTyped, type Reading } from './useTyped'

export interface NumberFieldProps extends FieldCommon {
  placeholder?: string
  /** The largest accepted number; by default the wire's limit. */
  max?: number
}

const wholeNumber = /^\d+$|^\d{1,3}(,\d{3})+$/
/** The wire's limit for whole numbers. */
const limit = 2_147_483_647
const groups = lazily(() => new Intl.NumberFormat('es-MX'))

/**
 * A whole number from 0. Value: number | null. It avoids type="number", where the wheel changes the value and invalid
 * text cannot be read. Text that is not a whole number («1.5», «-3», «1e5») stays and blocks the form until it is
 * corrected.
 */
export function NumberField({ placeholder, max = limit, ...common }: NumberFieldProps) {
  const { name, label, required = false, hint, disabled, full = false } = common
  const read = (text: string): Reading<number> => {
    const bare = text.trim()
    if (!wholeNumber.test(bare)) return { problem: textos.noEsEntero }
    const value = Number(bare.replaceAll(',', ''))
    return value > max ? { problem: textos.demasiado(groups().format(max)) } : { value }
  }
  const { text, field, error, type, leave } = useTyped({ name, read, write: String })

  return (
    <FieldCell full={full}>
      <Field label={label} required={required} hint={hint} {...(error !== undefined && { error })}>
        {(ids) => (
          <Input
            {...ids}
            ref={field.ref}
            name={name}
            value={text}
            onChange={(event) => type(event.target.value, { whole: !byKey(event) })}
            onBlur={leave}
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
