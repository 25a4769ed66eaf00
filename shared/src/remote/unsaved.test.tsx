import { renderHook } from '@testing-library/react'
import { clearUnsaved, hasUnsaved, useUnsaved } from './unsaved'

const form = (isDirty: boolean) => renderHook((dirty) => useUnsaved(dirty), { initialProps: isDirty })

it('knows of a form that something was typed into', () => {
  const { rerender } = form(false)
  expect(hasUnsaved()).toBe(false)
  rerender(true)
  expect(hasUnsaved()).toBe(true)
  rerender(false)
  expect(hasUnsaved()).toBe(false)
})

it('forgets a form that is gone, and only that', () => {
  const first = form(true)
  const second = form(true)
  first.unmount()
  expect(hasUnsaved()).toBe(true)
  second.unmount()
  expect(hasUnsaved()).toBe(false)
})

it('forgets what is saved', () => {
  form(true)
  clearUnsaved()
  expect(hasUnsaved()).toBe(false)
})
