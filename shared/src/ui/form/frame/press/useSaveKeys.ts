import { useEffect, type RefObject } from 'react'
import { composes } from '../../../composes.ts'

/** The forms on the page, in the order in which they came. */
const forms: HTMLFormElement[] = []

/**
 * Ctrl+Enter and Ctrl+S send the form (Cmd, on a Mac): the one that has the focus, or the page's form when the focus
 * is in none and no dialog is open. The browser would save the page as a file.
 */
export function useSaveKeys(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = element.current
    if (!form) return
    forms.push(form)
    // Before the fields, whose lists and calendars take Enter.
    if (forms.length === 1) window.addEventListener('keydown', onKey, true)
    return () => {
      forms.splice(forms.indexOf(form), 1)
      if (forms.length === 0) window.removeEventListener('keydown', onKey, true)
    }
  }, [element])
}

function onKey(event: KeyboardEvent): void {
  if (!saves(event)) return
  const form = formInUse()
  // Enter means something else in the search box, for example.
  if (form || event.key !== 'Enter') event.preventDefault()
  if (!form) return
  event.stopPropagation()
  if (!event.repeat) form.requestSubmit()
}

const saves = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  // Ctrl+Alt is AltGr, which writes letters.
  !event.altKey &&
  !event.shiftKey &&
  !composes(event) &&
  (event.key === 'Enter' || event.key.toLowerCase() === 's')

function formInUse(): HTMLFormElement | undefined {
  const focused = document.activeElement?.closest('form')
  if (focused) return forms.find((form) => form === focused)
  return document.querySelector('[role=dialog], [role=alertdialog]') ? undefined : forms.at(-1)
}
