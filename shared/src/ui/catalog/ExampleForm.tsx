import { useEffect, type ReactNode } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { FieldGrid } from '../form/frame/FieldGrid.tsx'
import { Form } from '../form/frame/Form.tsx'

interface ExampleFormProps {
  values?: FieldValues
  /** The initial values, by field name. */
  errors?: Record<string, string>
  /** Omits the two-column grid. */
  bare?: boolean
  children: ReactNode
}

/** The form around a field's examples. */
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
