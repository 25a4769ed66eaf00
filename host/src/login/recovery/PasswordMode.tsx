import { api } from '@backoffice/shared'
import { Button, Field, Link, PasswordInput, Row, Stack } from '@backoffice/shared/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoginCard } from '../LoginCard.tsx'
import { textos } from './recovery.textos.ts'
import { sentenceOf, useCall } from '../../session/useCall.ts'

const { nueva, invitacion } = textos

/** How the secret in the link of an invitation begins (E-16); otherwise it is used like that of a lost password. */
const INVITATION = 'invitacion.'

interface Props {
  email: string | null
  token: string | null
  onChanged(): void
  onSignIn(): void
  /** The code or the link has expired. */
  onAnotherCode(): void
}

/** Asks for the new password (L-07). The server enforces its rules (D26). */
export function PasswordMode({ email, token, onChanged, onSignIn, onAnotherCode }: Props) {
  const { titulo, cambiar } = token?.startsWith(INVITATION) ? invitacion : nueva
  const [password, setPassword] = useState('')
  const { busy, error, run, forget } = useCall()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = {
      ...(email !== null && { email }),
      password,
      ...(token !== null && { token_recuperacion: token }),
    }
    void run(
      (options) => api.post('/auth/recuperar_password', body, options),
      onChanged,
      () => field.current?.focus(),
    )
  }
  const ofField = error?.campos.password
  const problem = ofField ?? sentenceOf(error, nueva.noSeCambio)
  // A refusal that does not concern the password concerns the code or the link.
  const expired = error?.kind === 'answer' && ofField === undefined

  return (
    <LoginCard title={titulo}>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          {/* Tells the browser's password manager whose password this is. */}
          {email !== null && (
            <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          )}
          <Field
            label={nueva.contrasena}
            {...(token !== null && { hint: nueva.pista })}
            {...(problem !== undefined && { error: problem })}
          >
            {(ids) => (
              <PasswordInput
                {...ids}
                ref={field}
                name="password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value)
                  forget()
                }}
              />
            )}
          </Field>
          <Button variant="primary" type="submit" fullWidth loading={busy}>
            {cambiar}
          </Button>
        </Stack>
      </form>
      <Row gap={4} justify={expired ? 'space-between' : 'center'}>
        <Link onClick={onSignIn}>{textos.entrar}</Link>
        {expired && <Link onClick={onAnotherCode}>{nueva.otroCodigo}</Link>}
      </Row>
    </LoginCard>
  )
}
