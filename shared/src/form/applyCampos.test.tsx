import { act, renderHook } from '@testing-library/react'
import { applyCampos, useForm } from './index.ts'

it('[D24] shows the server’s errors at the fields that the form has', () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { nombre: '', email: '' } })
    return { form, errors: form.formState.errors }
  })
  act(() => applyCampos(result.current.form, { nombre: 'Es obligatorio', id_locatario: 'No coincide' }))
  expect(result.current.errors).toEqual({
    nombre: expect.objectContaining({ type: 'server', message: 'Es obligatorio' }),
  })
})

it('does nothing without campos', () => {
  const { result } = renderHook(() => useForm({ defaultValues: { nombre: '' } }))
  act(() => applyCampos(result.current, null))
  expect(result.current.formState.errors).toEqual({})
})
