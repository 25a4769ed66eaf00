import { Button, Field, Input, Link, Stack, Text } from '@backoffice/shared/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoginCard } from '../LoginCard'
import { textos } from './recovery.textos'
import { sendCode } from './sendCode'
import { sentenceOf, useCall } from './useCall'

const { correo } = textos

interface Props {
  onSent(email: string): void
  onSignIn(): void
}

/** Whose account it is (L-04). Nothing is carried over from signing in, and nothing about its form is checked (L-10). */
export function EmailMode({ onSent, onSignIn }: Props) {
  const [email, setEmail] = useState('')
  // What stands at the field without the server having refused anything.
  const [own, setOwn] = useState<string | null>(null)
  const { busy, error, run } = useCall()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // No look at its form (L-10): without any there is nobody to send a code to.
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
