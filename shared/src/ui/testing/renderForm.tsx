import type { ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { Form } from '../form/Form'
import { renderUi } from './renderUi'

/** Renders fields in a form; `values()` is what the form holds. */
export function renderForm<V extends FieldValues>(fields: ReactNode, defaultValues: V) {
  let read: () => V = () => defaultValues
  function Probe() {
    const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V> })
    read = form.getValues
    return (
      <Form form={form} onSubmit={() => {}} focusFirst={false}>
        {fields}
      </Form>
    )
  }
  return { ...renderUi(<Probe />), values: () => read() }
}
