import { useEffect, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { asUnread, unreadText } from '../../form/unread.ts'
import { afterPress } from '../form/frame/press/afterPress.ts'
import { matching, meant } from './matching.ts'
import { textos } from './select.textos.ts'

export interface Option<V> {
  value: V
  label: string
}

interface Asked<V> {
  name: string
  options: readonly Option<V>[]
  clearable: boolean
  loading: boolean
  disabled: boolean
  onChange?: ((value: V | null) => void) | undefined
}

interface Typed<V> {
  text: string
  /** The form's value for it. */
  held: string
  /** The previous choice, which is restored when the text is discarded. */
  before: V | null
  /** The form's submit count at that moment. */
  sent: number
  left: boolean
}

/**
 * A choice made by typing. The text only searches: when the field is left, the unambiguous match is chosen; any other
 * text stays, is reported, and blocks the form. An empty box clears the choice.
 */
export function useChoice<V extends string | number>(asked: Asked<V>) {
  const { name, options, clearable, loading, disabled, onChange } = asked
  const [kept, setTyped] = useState<Typed<V> | null>(null)
  const { field, fieldState, formState } = useController({
    name,
    rules: {
      validate: (value) => {
        const text = unreadText(value)?.trim()
        return text === undefined || problemOf(text, matching(options, text).length, loading)
      },
    },
  })
  const unread = unreadText(field.value)
  // Something other than typing chose another option.
  const typed = kept && kept.held === field.value ? kept : null
  const value = unread === null ? ((field.value ?? null) as V | null) : (typed?.before ?? null)
  const chosen = options.find((option) => option.value === value)
  const text = unread?.trim() ?? ''
  const matches = useMemo(() => (text === '' ? options : matching(options, text)), [options, text])
  const sent = formState.submitCount
  const found = text === '' ? undefined : meant(matches, text)

  const choose = (next: V | null) => {
    setTyped(null)
    if (next !== field.value) field.onChange(next)
    if (next !== value) onChange?.(next)
  }

  const type = (next: string) => {
    // Writes the name of the chosen option back into the box.
    if (next === chosen?.label) return choose(value)
    const now = { text: next, held: asUnread(next), before: value, sent, left: false }
    setTyped(now)
    field.onChange(now.held)
  }

  const leave = () => {
    field.onBlur()
    if (unread === null) return
    if (found) return choose(found.value)
    if (text === '') return choose(clearable ? null : value)
    afterPress(() => setTyped((now) => (now === typed && now ? { ...now, left: true } : now)))
  }

  // No options are left, so the person can't correct the text.
  const gone = disabled && unread !== null
  useEffect(() => {
    if (gone) field.onChange(value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it goes
  }, [gone])

  const said = typed === null || typed.left || sent > typed.sent
  const wrong = text === '' || found ? null : problemOf(text, matches.length, loading)
  const { error } = fieldState
  return {
    chosen,
    matches,
    /** The text in the box. */
    text: unread ?? chosen?.label ?? '',
    /** The search text; null: nothing has been typed. */
    looking: unread === null ? null : text,
    error:
      wrong === null ? (error?.type === 'validate' ? undefined : error?.message) : said ? wrong : undefined,
    /** For the box, which gets the focus when the form can't be sent. */
    inputRef: field.ref,
    type,
    choose,
    leave,
  }
}

function problemOf(text: string, matches: number, loading: boolean): string {
  if (loading) return textos.cargando
  if (text === '') return textos.elegir
  return matches === 0 ? textos.quedo.nada(text) : textos.quedo.varias(text, matches)
}
