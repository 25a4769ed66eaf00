import { useAuth } from '@backoffice/shared'
import type { PasoPedido } from '@backoffice/shared/contract'
import { useLocation } from '@backoffice/shared/router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { login, type Elsewhere } from '../session/index.ts'
import { useCredentials } from './prerendered/useCredentials.ts'
import { SignInForm } from './SignInForm.tsx'

interface Props {
  onForgotten(): void
  /** The person has a second step (E-17). */
  onSegundoPaso(paso: PasoPedido): void
  onElsewhere(place: Elsewhere): void
}

/** Signing in (L-01). Both fields keep their text after a failure. */
export function SignInMode({ onForgotten, onSegundoPaso, onElsewhere }: Props) {
  const card = useRef<HTMLElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [credentials, setCredentials] = useCredentials(card, useGivenEmail())
  const [sending, setSending] = useState(false)
  const sent = useRef(false)
  const [refused, setRefused] = useState(false)
  // Signed in, but the session is still loading.
  const arriving = useAuth(({ isAuthenticated }) => isAuthenticated)
  const busy = sending || arriving

  useEffect(() => {
    if (!card.current?.contains(document.activeElement))
      (email.current?.value ? password : email).current?.focus()
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || sent.current) return
    sent.current = true
    const answer = login(credentials)
    // Only once the request has left: drawing the busy form first would delay it.
    setTimeout(() => setSending(sent.current))
    const outcome = await answer
    sent.current = false
    setSending(false)
    if (typeof outcome === 'object')
      return 'ticket' in outcome ? onSegundoPaso(outcome) : onElsewhere(outcome)
    setRefused(outcome === 'refused')
    if (outcome === 'refused') password.current?.select()
  }

  return (
    <SignInForm
      ref={card}
      value={credentials}
      onChange={(next) => {
        setCredentials(next)
        setRefused(false)
      }}
      refused={refused}
      busy={busy}
      emailRef={email}
      passwordRef={password}
      onSubmit={(event) => void submit(event)}
      onForgotten={onForgotten}
    />
  )
}

/** The e-mail that the person typed in the dialog that sent them here (D36). */
function useGivenEmail(): string {
  const state: unknown = useLocation().state
  const given = typeof state === 'object' && state !== null && 'correo' in state ? state.correo : ''
  return typeof given === 'string' ? given : ''
}
