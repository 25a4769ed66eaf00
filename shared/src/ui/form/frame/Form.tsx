import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { applyCampos } from '../../../form/applyCampos.ts'
import { useOneCall } from '../../hooks/useOneCall.ts'
import { watchPresses } from './press/afterPress.ts'
import { focusIsFree } from './press/focusIsFree.ts'
import { useSaveKeys } from './press/useSaveKeys.ts'
import { SettlersContext, type Settlers } from './press/settling.ts'

export interface FormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  /** May return a promise; further submits are ignored until it settles (D17). */
  onSubmit(values: V): unknown
  /**
   * Returns whether the screen finds errors, such as an empty required field, and shows them. It runs at every attempt,
   * also when a field blocks the form, so that all errors appear at once.
   */
  check?: ((values: V) => boolean) | undefined
  busy?: boolean
  /** The server's error of each field, shown at the field. */
  campos?: Record<string, string> | null
  label?: string
  id?: string
  /** Focuses the first field, unless the person has moved elsewhere. */
  focusFirst?: boolean
  children: ReactNode
}

const firstField =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]'

/**
 * A form whose fields find it through react-hook-form's context. The browser's own validation is off, because the
 * screen has its own messages.
 */
export function Form<V extends FieldValues>(props: FormProps<V>) {
  const { form, onSubmit, check, busy = false, campos = null, label, id, focusFirst = true, children } = props
  const element = useRef<HTMLFormElement>(null)
  const { underWay, begin, end } = useOneCall()
  const [settlers] = useState<Settlers>(() => new Set())

  useEffect(() => {
    // By the time a record arrives, the person may be elsewhere.
    if (focusFirst && focusIsFree()) element.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [focusFirst])

  useEffect(() => applyCampos(form, campos), [form, campos])
  useEffect(watchPresses, [])
  useSaveKeys(element)

  const submit = async (values: V) => {
    if (underWay() || busy || check?.(values)) return
    begin()
    try {
      await onSubmit(values)
    } finally {
      end()
    }
  }

  const send = async (event: FormEvent) => {
    let before: Element | null = null
    settlers.forEach((settle) => settle())
    await form.handleSubmit(submit, () => {
      if (!check?.(form.getValues())) return
      const focused = document.activeElement
      if (!element.current?.contains(focused)) before = focused
    })(event)
    // The screen focused an element before the form; then the form moved the focus to its own first invalid field.
    setTimeout(() => before instanceof HTMLElement && before.focus())
  }

  return (
    <FormProvider {...form}>
      <chakra.form
        ref={element}
        id={id}
        noValidate
        aria-label={label}
        aria-busy={busy || undefined}
        onSubmit={(event: FormEvent) => {
          // In React's tree a dialog is a child of the form around it: the dialog's submit event is not this form's.
          event.stopPropagation()
          void send(event)
        }}
      >
        <SettlersContext value={settlers}>{children}</SettlersContext>
      </chakra.form>
    </FormProvider>
  )
}
