import { useAuth } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { Button, Link, Stack } from '@backoffice/shared/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CredentialFields, login } from '../session'
import { LoginCard } from './LoginCard'
import { textos } from './login.textos'

/** Correo and Contraseña (L-01). Both keep their text after a failure. */
export function SignInMode({ onForgotten }: { onForgotten(): void }) {
  const [credentials, setCredentials] = useState({ email: useGivenEmail(), password: '' })
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  // Signed in, but the session is still loading.
  const arriving = useAuth(({ isAuthenticated }) => isAuthenticated)
  const busy = sending || arriving

  useEffect(() => (email.current?.value ? password : email).current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSending(true)
    const outcome = await login(credentials)
    setSending(false)
    setRefused(outcome === 'refused')
    if (outcome === 'refused') password.current?.select()
  }

  return (
    <LoginCard title={textos.titulo}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <CredentialFields
            value={credentials}
            refused={refused}
            emailRef={email}
            passwordRef={password}
            onChange={(next) => {
              setCredentials(next)
              setRefused(false)
            }}
          />
          <Button variant="primary" type="submit" fullWidth loading={busy}>
            {textos.entrar}
          </Button>
        </Stack>
      </form>
      <Link onClick={onForgotten}>{textos.olvido}</Link>
    </LoginCard>
  )
}

/** The e-mail that the person typed in the dialog that sent them here (D36). */
function useGivenEmail(): string {
  const state: unknown = useLocation().state
  const given = typeof state === 'object' && state !== null && 'correo' in state ? state.correo : ''
  return typeof given === 'string' ? given : ''
}
