import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { held, heldText } from '../../form/held'
import { afterPress } from './afterPress'

/** What a text says: a value, null where it is empty, or why it can't be understood, as a sentence. */
export type Reading<V> = { value: V | null } | { problem: string }

export interface TypedOptions<V> {
  name: string
  /** Called with a text that is not blank. */
  read(text: string): Reading<V>
  write(value: V): string
}

interface Typed {
  text: string
  /** What the form held for it. */
  value: unknown
  /** How often the form had been sent by then. */
  sent: number
  /** It has been left, or came whole: what is wrong with it is said. */
  judged: boolean
}

/**
 * A value that is typed as text (a day, an amount, a number): the one place that decides what happens to a text that says
 * none. It stays in the box, holds the form back, gets the focus, and a sentence says why once the field is left.
 */
export function useTyped<V>({ name, read, write }: TypedOptions<V>) {
  const { control } = useFormContext()
  const problemOf = (value: unknown): string | null => {
    const text = heldText(value)
    const reading = text === null ? null : read(text)
    return reading && 'problem' in reading ? reading.problem : null
  }
  const { field, fieldState, formState } = useController({
    name,
    control,
    rules: { validate: (value) => problemOf(value) ?? true },
  })
  const [typed, setTyped] = useState<Typed | null>(null)
  // Another value than the one typed has come from elsewhere.
  const own = typed && Object.is(typed.value, field.value) ? typed : null
  const unread = heldText(field.value)
  const value = unread === null ? ((field.value ?? null) as V | null) : null
  const sent = formState.submitCount
  const said = own === null || own.judged || sent > own.sent

  /** `whole`: it did not come key by key, so nothing more is waited for before it is judged. */
  const type = (text: string, { whole = false } = {}) => {
    const reading: Reading<V> = text.trim() === '' ? { value: null } : read(text)
    const next = 'problem' in reading ? held(text) : reading.value
    setTyped({ text, value: next, sent, judged: whole })
    field.onChange(next)
  }
  const judge = () => {
    // What was understood is shown as it was understood.
    if (own)
      afterPress(() => setTyped((now) => (now === own && unread !== null ? { ...own, judged: true } : null)))
  }
  const set = (next: V | null) => {
    setTyped(null)
    field.onChange(next)
  }

  const problem = problemOf(field.value)
  const { error } = fieldState
  return {
    /** What stands in the box. */
    text: own?.text ?? unread ?? (value === null ? '' : write(value)),
    /** null as well while the text can't be understood. */
    value,
    understood: unread === null,
    /** Whose ref has to be able to take the focus and be scrolled to. */
    field,
    error:
      problem === null
        ? error?.type === 'validate'
          ? undefined
          : error?.message
        : said
          ? problem
          : undefined,
    type,
    set,
    judge,
    leave: () => {
      judge()
      field.onBlur()
    },
  }
}
