import { lazily } from '../../../format/lazily.ts'
import { textos } from '../form.textos.ts'
import type { FieldCommon } from './FormField.tsx'
import { TypedField } from './TypedField.tsx'
import type { Reading } from './useTyped.ts'

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
export function NumberField({ max = limit, ...field }: NumberFieldProps) {
  const read = (text: string): Reading<number> => {
    // Some keyboards write digits of another width.
    const bare = text.normalize('NFKC').trim()
    if (!wholeNumber.test(bare)) return { problem: textos.noEsEntero }
    const value = Number(bare.replaceAll(',', ''))
    return value > max ? { problem: textos.demasiado(groups().format(max)) } : { value }
  }
  return <TypedField {...field} read={read} write={String} inputMode="numeric" />
}
