import { codigoChanged, useAuth } from '@backoffice/shared'
import { useEffect, useState } from 'react'
import { CodeMode } from './code/CodeMode.tsx'
import { EmailMode } from './EmailMode.tsx'
import { PasswordMode } from './PasswordMode.tsx'

export interface RecoveryProps {
  /** The token of the mail's link: with it only the new password is missing. */
  link: string | null
  /** Returns to signing in and discards what was typed (L-08). */
  onSignIn(): void
}

type Step =
  | { at: 'email' }
  | { at: 'code'; email: string }
  /** A person who comes from the link has no `email`; a server of the plain contract gives no `token` (D28). */
  | { at: 'password'; email: string | null; token: string | null }

/** Leads from a lost password to a new one: e-mail, code, new password (L-04 to L-07). */
export function Recovery({ link, onSignIn }: RecoveryProps) {
  const [step, setStep] = useState<Step>(
    link === null ? { at: 'email' } : { at: 'password', email: null, token: link },
  )
  const codigo = useAuth((auth) => auth.codigo)
  useEffect(() => () => codigoChanged(null), [])

  if (step.at === 'password') {
    const { email, token } = step
    return (
      <PasswordMode
        email={email}
        token={token}
        onChanged={onSignIn}
        onSignIn={onSignIn}
        onAnotherCode={() => setStep({ at: 'email' })}
      />
    )
  }
  if (step.at === 'code' && codigo !== null) {
    const { email } = step
    return (
      <CodeMode
        email={email}
        codigo={codigo}
        onRight={(token) => setStep({ at: 'password', email, token })}
        onSignIn={onSignIn}
      />
    )
  }
  return <EmailMode onSent={(email) => setStep({ at: 'code', email })} onSignIn={onSignIn} />
}
