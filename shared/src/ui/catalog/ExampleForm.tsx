import { useEffect, type ReactNode } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { FieldGrid } from '../form/FieldGrid'
import { Form } from '../form/Form'

interface ExampleFormProps {
  values?: FieldValues
  /** By the field's name. */
  errors?: Record<string, string>
  /** Without the two columns of fields. */
  bare?: boolean
  children: ReactNode
}

/** The form around the fields of an example. */
export function ExampleForm({ values = {}, errors = {}, bare = false, children }: ExampleFormProps) {
  const form = useForm<FieldValues>({ defaultValues: values })
  const { setError } = form
  useEffect(() => {
    for (const [name, message] of Object.entries(errors)) setError(name, { message })
  }, [errors, setError])
  return (
    <Form form={form} onSubmit={() => undefined} focusFirst={false}>
      {bare ? children : <FieldGrid>{children}</FieldGrid>}
    </Form>
  )
}
