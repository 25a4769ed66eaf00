import { Field, Input, PasswordInput, Stack } from '@backoffice/shared/ui'
import type { ChangeEvent, Ref } from 'react'
import type { Credentials } from './login.ts'
import { textos } from './session.textos.ts'

interface Props {
  value: Credentials
  onChange(value: Credentials): void
  /** The server refused the credentials: both fields are marked, because it does not say which one was wrong. */
  refused: boolean
  emailRef?: Ref<HTMLInputElement>
  passwordRef?: Ref<HTMLInputElement>
}

/** Correo and Contraseña, as typed: their form is not checked here (L-10). */
export function CredentialFields({ value, onChange, refused, emailRef, passwordRef }: Props) {
  const type = (key: keyof Credentials) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ ...value, [key]: event.target.value })
  return (
    <Stack gap={4}>
      <Field label={textos.correo}>
        {(ids) => (
          <Input
            {...ids}
            ref={emailRef}
            name="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={refused || undefined}
            value={value.email}
            onChange={type('email')}
          />
        )}
      </Field>
      <Field label={textos.contrasena} {...(refused && { error: textos.noSeInicio })}>
        {(ids) => (
          <PasswordInput
            {...ids}
            ref={passwordRef}
            name="password"
            autoComplete="current-password"
            value={value.password}
            onChange={type('password')}
          />
        )}
      </Field>
    </Stack>
  )
}
