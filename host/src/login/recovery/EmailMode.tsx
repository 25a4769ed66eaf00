import { Button, Field, Input, Link, Stack, Text } from '@backoffice/shared/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoginCard } from '../LoginCard.tsx'
import { textos } from './recovery.textos.ts'
import { sendCode } from './sendCode.ts'
import { sentenceOf, useCall } from '../../session/useCall.ts'

const { correo } = textos

interface Props {
  onSent(email: string): void
  onSignIn(): void
}

/**
 * Asks for the account's e-mail (L-04). The e-mail typed at sign-in is not carried over, and its form is not checked
 * (L-10).
 */
export function EmailMode({ onSent, onSignIn }: Props) {
  const [email, setEmail] = useState('')
  // An error found here, not by the server.
  const [own, setOwn] = useState<string | null>(null)
  const { busy, error, run } = useCall()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form is not checked (L-10), but without an e-mail the code has no recipient.
    if (email.trim() === '') {
      setOwn(correo.falta)
      field.current?.focus()
      return
    }
    setOwn(null)
    void run(
      (options) => sendCode(email, options),
      (known) => (known ? onSent(email) : setOwn(correo.noSeEnvio)),
    )
  }
  const problem = own ?? sentenceOf(error, correo.noSeEnvio)

  return (
    <LoginCard title={correo.titulo}>
      <Text>{correo.texto}</Text>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Field label={correo.correo} {...(problem !== undefined && { error: problem })}>
            {(ids) => (
              <Input
                {...ids}
                ref={field}
                name="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setOwn(null)
                }}
              />
            )}
          </Field>
          <Button variant="primary" type="submit" fullWidth loading={busy}>
            {correo.enviar}
          </Button>
        </Stack>
      </form>
      <Link onClick={onSignIn}>{textos.entrar}</Link>
    </LoginCard>
  )
}
