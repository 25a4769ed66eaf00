import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { applyCampos } from '../../form/applyCampos'
import { useOneCall } from '../useOneCall'
import { watchPresses } from './afterPress'
import { focusIsFree } from './focusIsFree'

export interface FormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  /** May give a promise; until it settles further submits are ignored (D17). */
  onSubmit(values: V): unknown
  /**
   * Whether the screen finds something wrong, as a required field that is empty; it says so, and at the fields. Asked at every
   * try, also when a field holds the form back: all that is wrong is said at once.
   */
  check?: ((values: V) => boolean) | undefined
  busy?: boolean
  /** What the server says of each field; shown at the fields. */
  campos?: Record<string, string> | null
  label?: string
  id?: string
  /** The first field gets the focus, unless the person went elsewhere meanwhile. */
  focusFirst?: boolean
  children: ReactNode
}

const firstField =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]'

/** A form whose fields find it by react-hook-form's context. The browser's own validation is off: the screen's words count. */
export function Form<V extends FieldValues>(props: FormProps<V>) {
  const { form, onSubmit, check, busy = false, campos = null, label, id, focusFirst = true, children } = props
  const element = useRef<HTMLFormElement>(null)
  const { underWay, begin, end } = useOneCall()

  useEffect(() => {
    // A record that comes late finds people elsewhere.
    if (focusFirst && focusIsFree()) element.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [focusFirst])

  useEffect(() => applyCampos(form, campos), [form, campos])
  useEffect(watchPresses, [])

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
    await form.handleSubmit(submit, () => {
      if (!check?.(form.getValues())) return
      const focused = document.activeElement
      if (!element.current?.contains(focused)) before = focused
    })(event)
    // What the screen focused stands before the form, whose own first wrong field has got the focus since.
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
          // A dialog in a form's page is its child in React's tree: its submit is not this form's.
          event.stopPropagation()
          void send(event)
        }}
      >
        {children}
      </chakra.form>
    </FormProvider>
  )
}
