import { useEffect, useMemo, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { held, heldText } from '../../form/held'
import { afterPress } from '../form/afterPress'
import { matching, meant } from './matching'
import { textos } from './select.textos'

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
  /** What the form holds for it. */
  held: string
  /** What was chosen before; it counts again where the text is given up. */
  before: V | null
  /** How often the form had been sent by then. */
  sent: number
  left: boolean
}

/**
 * A choice whose text can be typed. What is typed only looks for an option: once the field is left, the one that is meant
 * is chosen; a text that means none stays, is said, and holds the form back. Emptied, nothing is chosen.
 */
export function useChoice<V extends string | number>(asked: Asked<V>) {
  const { name, options, clearable, loading, disabled, onChange } = asked
  const { control } = useFormContext()
  const [kept, setTyped] = useState<Typed<V> | null>(null)
  const { field, fieldState, formState } = useController({
    name,
    control,
    rules: {
      validate: (value) => {
        const text = heldText(value)?.trim()
        return text === undefined || problemOf(text, matching(options, text).length, loading)
      },
    },
  })
  const unread = heldText(field.value)
  // Another option has been chosen from elsewhere.
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
    // What was chosen is written out again.
    if (next === chosen?.label) return choose(value)
    const now = { text: next, held: held(next), before: value, sent, left: false }
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

  // There is nothing to choose from any more: nothing can be mended either.
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
    /** What stands in the box. */
    text: unread ?? chosen?.label ?? '',
    /** It is being looked for; null: nothing has been typed. */
    looking: unread === null ? null : text,
    error:
      wrong === null ? (error?.type === 'validate' ? undefined : error?.message) : said ? wrong : undefined,
    /** For the box, which takes the focus of a form that does not go out. */
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
