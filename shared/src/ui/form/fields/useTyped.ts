import { useState } from 'react'
import { useController } from 'react-hook-form'
import { asUnread, unreadText } from '../../../form/unread.ts'
import { afterPress } from '../frame/press/afterPress.ts'

/** The meaning of a text: a value, null if it is empty, or a sentence that says why it can't be parsed. */
export type Reading<V> = { value: V | null } | { problem: string }

export interface TypedOptions<V> {
  name: string
  /** Parses a text that is not blank. */
  read(text: string): Reading<V>
  write(value: V): string
  /**
   * What `write` puts between groups of digits. In a text that this field wrote it means nothing: after a key the groups
   * no longer fit, and nothing rewrites them before the field is left.
   */
  separator?: string
}

interface Typed {
  text: string
  /** The form's value for it. */
  value: unknown
  /** The form's submit count at that moment. */
  sent: number
  /** The text began as one that this field wrote, and its separators are still the field's. */
  grouped: boolean
  /** The field has been left, or the text came in one piece: its error is shown. */
  judged: boolean
}

/**
 * Handles a value typed as text (a day, an amount, a number). This is the only place that decides what happens to an
 * invalid text: it stays in the box, blocks the form, gets the focus, and a sentence explains why once the field is
 * left.
 */
export function useTyped<V>({ name, read, write, separator }: TypedOptions<V>) {
  const problemOf = (value: unknown): string | null => {
    const text = unreadText(value)
    const reading = text === null ? null : read(text)
    return reading && 'problem' in reading ? reading.problem : null
  }
  const { field, fieldState, formState } = useController({
    name,
    rules: { validate: (value) => problemOf(value) ?? true },
  })
  const [typed, setTyped] = useState<Typed | null>(null)
  // Something other than typing changed the form's value.
  const own = typed && Object.is(typed.value, field.value) ? typed : null
  const unread = unreadText(field.value)
  const value = unread === null ? ((field.value ?? null) as V | null) : null
  const sent = formState.submitCount
  const said = own === null || own.judged || sent > own.sent

  const shown = own?.text ?? unread ?? (value === null ? '' : write(value))
  // A separator that the person adds may mean something else, as a decimal comma does.
  const isGrouped = (next: string) =>
    separator !== undefined &&
    (own?.grouped ?? value !== null) &&
    next.includes(separator) &&
    next.split(separator).length <= shown.split(separator).length

  /** `whole`: the text came in one piece, so it can be judged at once. */
  const type = (text: string, { whole = false } = {}) => {
    const grouped = !whole && isGrouped(text)
    const meant = grouped && separator !== undefined ? text.replaceAll(separator, '') : text
    const reading: Reading<V> = meant.trim() === '' ? { value: null } : read(meant)
    const next = 'problem' in reading ? asUnread(meant) : reading.value
    setTyped({ text, value: next, sent, grouped, judged: whole })
    field.onChange(next)
  }
  const judge = () => {
    // Shows a valid value in its normal form.
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
    /** The text in the box. */
    text: shown,
    /** null also while the text is invalid. */
    value,
    understood: unread === null,
    /** Somebody is in the middle of it. */
    typing: own !== null && !own.judged,
    /** The element of this ref must be able to take the focus and to scroll into view. */
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

/**
 * Whether a single key or a keyboard that composes changed the text, by adding or removing characters. Otherwise the
 * text was pasted, dropped or filled in.
 */
export function isKeystroke({ nativeEvent }: { nativeEvent: Event }): boolean {
  if (!(nativeEvent instanceof InputEvent)) return false
  const { inputType, data, isComposing } = nativeEvent
  // A composition replaces several characters at a time, and what it has written so far says nothing yet.
  if (isComposing || inputType.includes('Composition')) return true
  return inputType.startsWith('delete') || (inputType === 'insertText' && data?.length === 1)
}
