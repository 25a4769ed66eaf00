import { Button, Link, Stack } from '@backoffice/shared/ui'
import type { FormEvent, Ref } from 'react'
import { CredentialFields, type Credentials } from '../session/index.ts'
import { LoginCard } from './LoginCard.tsx'
import { textos } from './login.textos.ts'

interface Props {
  ref?: Ref<HTMLElement>
  value: Credentials
  onChange(value: Credentials): void
  refused?: boolean
  busy?: boolean
  emailRef?: Ref<HTMLInputElement>
  passwordRef?: Ref<HTMLInputElement>
  onSubmit(event: FormEvent): void
  onForgotten(): void
}

/** Correo and Contraseña (L-01) on their card. The build renders it, too, for the page that waits for its scripts. */
export function SignInForm({ ref, busy = false, refused = false, onSubmit, onForgotten, ...fields }: Props) {
  return (
    <LoginCard ref={ref} title={textos.titulo}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          <CredentialFields refused={refused} {...fields} />
          <Button variant="primary" type="submit" fullWidth loading={busy}>
            {textos.entrar}
          </Button>
        </Stack>
      </form>
      <Link onClick={onForgotten}>{textos.olvido}</Link>
    </LoginCard>
  )
}
