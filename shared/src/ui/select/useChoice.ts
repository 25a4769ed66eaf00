import { useEffect, useMemo, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
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

interface Typed {
  text: string
  /** What was chosen meanwhile; it stays so until another option is. */
  value: unknown
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
  const [kept, setTyped] = useState<Typed | null>(null)
  const problem = useRef<string | null>(null)
  const { field, fieldState, formState } = useController({
    name,
    control,
    rules: { validate: () => problem.current ?? true },
  })
  // Another option has been chosen from elsewhere, or there is nothing to choose from any more.
  const typed = kept && kept.value === field.value && !disabled ? kept : null
  const chosen = options.find(({ value }) => value === field.value)
  const text = typed?.text.trim() ?? ''
  const matches = useMemo(() => (text === '' ? options : matching(options, text)), [options, text])
  const sent = formState.submitCount
  const found = text === '' ? undefined : meant(matches, text)
  const wrong = text === '' || found ? null : problemOf(text, matches.length, loading)
  useEffect(() => {
    problem.current = wrong
  }, [wrong])

  const choose = (value: V | null) => {
    setTyped(null)
    if (value === field.value) return
    field.onChange(value)
    onChange?.(value)
  }

  const leave = () => {
    field.onBlur()
    if (!typed) return
    if (found) return choose(found.value)
    if (text === '') return clearable ? choose(null) : setTyped(null)
    afterPress(() => setTyped((now) => (now === typed ? { ...typed, left: true } : now)))
  }

  const said = typed !== null && (typed.left || sent > typed.sent)
  const { error } = fieldState
  return {
    chosen,
    matches,
    /** What stands in the box. */
    text: typed?.text ?? chosen?.label ?? '',
    /** It is being looked for; null: nothing has been typed. */
    looking: typed ? text : null,
    error:
      wrong === null ? (error?.type === 'validate' ? undefined : error?.message) : said ? wrong : undefined,
    /** For the box, which takes the focus of a form that does not go out. */
    inputRef: field.ref,
    type: (next: string) => setTyped({ text: next, value: field.value, sent, left: false }),
    choose,
    leave,
  }
}

function problemOf(text: string, matches: number, loading: boolean): string {
  if (loading) return textos.cargando
  return matches === 0 ? textos.quedo.nada(text) : textos.quedo.varias(text, matches)
}
