import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Credentials } from '../../session/index.ts'
import { labelOf, lookAtBegun, takeBegun } from '../../session/begun.ts'

/**
 * The credentials in the form, which begin with what the person typed in the form of the page. Before the first paint, focus
 * and selection go over to the fields in `card`; then the buttons that were pressed are pressed again.
 */
export function useCredentials(card: RefObject<HTMLElement | null>, givenEmail: string) {
  const state = useState((): Credentials => withEmail(lookAtBegun()?.credentials, givenEmail))
  const [, setCredentials] = state
  useLayoutEffect(() => {
    const begun = takeBegun()
    if (!begun) return
    const { focus, pressed } = begun
    const credentials = withEmail(begun.credentials, givenEmail)
    // The form of the page knows no given e-mail and waits in that field; with it, the password is next.
    const isFilled = focus?.name === 'email' && credentials.email !== begun.credentials.email
    const field = isFilled
      ? null
      : focus && card.current?.querySelector<HTMLInputElement>(`[name=${focus.name}]`)
    field?.focus()
    field?.setSelectionRange(focus?.from ?? null, focus?.to ?? null)
    queueMicrotask(() => {
      // A key may have come since rendering.
      setCredentials((typed) => (isSame(typed, credentials) ? typed : credentials))
      setTimeout(() => pressed.forEach((label) => press(card.current, label)))
    })
  }, [card, givenEmail, setCredentials])
  return state
}

const withEmail = (typed: Credentials | undefined, givenEmail: string): Credentials => ({
  email: typed?.email || givenEmail,
  password: typed?.password ?? '',
})

const isSame = (one: Credentials, other: Credentials) =>
  one.email === other.email && one.password === other.password

const press = (card: HTMLElement | null, label: string) =>
  [...(card?.querySelectorAll('button') ?? [])].find((button) => labelOf(button) === label)?.click()
