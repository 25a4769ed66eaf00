import { answerReauth, clearUnsaved, sessionEnded, useAuth } from '@backoffice/shared'
import type { PasoPedido } from '@backoffice/shared/contract'
import { useNavigate } from '@backoffice/shared/router'
import { Button, Stack, Text } from '@backoffice/shared/ui'
import { Dialog, FormButtons } from '@backoffice/shared/ui/dialog'
import { useId, useRef, useState, type FormEvent } from 'react'
import { SegundoPaso } from '../../session/paso/SegundoPaso.tsx'
import { CredentialFields, goOnWith, logout, signInAgain } from '../../session/index.ts'
import { ConnectionNotice } from '../notices/ConnectionNotice.tsx'
import { textos } from '../shell.textos.ts'

/**
 * Shown when the session ends during work: after signing in again, the same person continues on the kept screen (D36).
 */
export function ReauthDialog({ open }: { open: boolean }) {
  const navigate = useNavigate()
  const correo = useAuth(({ usuario }) => usuario?.email ?? '')
  const [credentials, setCredentials] = useState({ email: correo, password: '' })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const [paso, setPaso] = useState<PasoPedido | null>(null)
  const formId = useId()
  const password = useRef<HTMLInputElement>(null)

  // Going to /login is already the answer (D36): unsaved changes are not asked about again.
  const cancel = () => {
    clearUnsaved()
    answerReauth(false)
    sessionEnded()
    void navigate('/login')
  }
  const leave = () => {
    clearUnsaved()
    answerReauth(false)
    logout()
    void navigate('/login', { state: { correo: credentials.email } })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const outcome = await signInAgain(credentials)
    setBusy(false)
    settle(outcome)
  }
  const settle = (outcome: Awaited<ReturnType<typeof signInAgain>>) => {
    if (typeof outcome === 'object') return setPaso(outcome)
    if (outcome === 'same') return answerReauth(true)
    if (outcome === 'other') return leave()
    setPaso(null)
    setRefused(true)
    password.current?.focus()
  }

  if (paso)
    return (
      <Dialog open={open} size="sm" title={textos.sesion.titulo} onClose={cancel}>
        <Stack gap={4}>
          <ConnectionNotice />
          <SegundoPaso paso={paso} onToken={(token) => void goOnWith(token).then(settle)} />
        </Stack>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      size="sm"
      // The e-mail is already filled in: the password gets the focus.
      initialFocus={password}
      title={textos.sesion.titulo}
      busy={busy}
      onClose={cancel}
      footer={
        <FormButtons
          primary={
            <Button variant="primary" type="submit" form={formId} loading={busy}>
              {textos.sesion.entrar}
            </Button>
          }
          safe={
            <Button disabled={busy} onClick={cancel}>
              {textos.sesion.cancelar}
            </Button>
          }
        />
      }
    >
      <Stack gap={4}>
        <ConnectionNotice />
        <Text>{textos.sesion.texto}</Text>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <CredentialFields
            value={credentials}
            refused={refused}
            passwordRef={password}
            onChange={(next) => {
              setCredentials(next)
              setRefused(false)
            }}
          />
        </form>
        <Text tone="muted" size="sm">
          {textos.sesion.otraCuenta}
        </Text>
      </Stack>
    </Dialog>
  )
}
