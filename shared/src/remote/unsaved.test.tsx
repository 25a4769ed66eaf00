import { renderHook } from '@testing-library/react'
import { clearUnsaved, hasUnsaved, useUnsaved } from './unsaved.ts'

const form = (isDirty: boolean) => renderHook((dirty) => useUnsaved(dirty), { initialProps: isDirty })

it('notices that a form has changed', () => {
  const { rerender } = form(false)
  expect(hasUnsaved()).toBe(false)
  rerender(true)
  expect(hasUnsaved()).toBe(true)
  rerender(false)
  expect(hasUnsaved()).toBe(false)
})

it('forgets a form that is unmounted, and only that one', () => {
  const first = form(true)
  const second = form(true)
  first.unmount()
  expect(hasUnsaved()).toBe(true)
  second.unmount()
  expect(hasUnsaved()).toBe(false)
})

it('forgets a form that is saved', () => {
  form(true)
  clearUnsaved()
  expect(hasUnsaved()).toBe(false)
})
