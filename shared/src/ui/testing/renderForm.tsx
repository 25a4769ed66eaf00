import type { ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { Form } from '../form/frame/Form.tsx'
import { renderUi } from './renderUi.tsx'

/** Renders fields in a form; `values()` returns the form's values, `submitted` is called with the submitted ones. */
export function renderForm<V extends FieldValues>(fields: ReactNode, defaultValues: V) {
  let read: () => V = () => defaultValues
  const submitted = jest.fn()
  function Probe() {
    const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V> })
    read = form.getValues
    return (
      <Form form={form} onSubmit={(values) => submitted(values)} focusFirst={false}>
        {fields}
      </Form>
    )
  }
  return { ...renderUi(<Probe />), values: () => read(), submitted }
}
