import { addAlert, api } from '@backoffice/shared'
import { Button, Link, Stack, Text } from '@backoffice/shared/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoginCard } from '../../LoginCard.tsx'
import { emptyCode, LENGTH } from './code.ts'
import { CodeBoxes, type CodeBoxesHandle } from './CodeBoxes.tsx'
import { textos } from '../recovery.textos.ts'
import { SendAgain } from './SendAgain.tsx'
import { sentenceOf, useCall } from '../../../session/useCall.ts'

const { codigo: copy } = textos

interface Props {
  email: string
  /** The server's answer: the digits themselves, or a ticket (D28). */
  codigo: string
  /** From our own server: the token that allows a new password. */
  onRight(token: string | null): void
  onSignIn(): void
}

const isDigits = (codigo: string) => /^\d{4}$/.test(codigo)

/** Asks for the code in the mail (L-05, L-06). */
export function CodeMode({ email, codigo, onRight, onSignIn }: Props) {
  const [code, setCode] = useState(emptyCode)
  const [wrong, setWrong] = useState(false)
  const { busy, error, run, forget } = useCall()
  const boxes = useRef<CodeBoxesHandle>(null)
  useEffect(() => boxes.current?.focus(), [])

  const refuse = () => {
    setWrong(true)
    addAlert(copy.noCoincide, 'danger')
    boxes.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setWrong(false)
    forget()
    const typed = code.join('')
    if (isDigits(codigo)) {
      if (typed !== codigo) return refuse()
      addAlert(copy.correcto, 'success')
      return onRight(null)
    }
    // An incomplete code does not count as one of the three attempts.
    if (typed.length < LENGTH) return refuse()
    void run(
      (options) => api.post('/auth/verificar_codigo', { email, ticket: codigo, codigo: typed }, options),
      ({ token_recuperacion }) => onRight(token_recuperacion),
      () => boxes.current?.focus(),
    )
  }

  return (
    <LoginCard title={copy.titulo}>
      <Text>{copy.texto(email)}</Text>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <CodeBoxes
            ref={boxes}
            code={code}
            error={wrong ? copy.noCoincide : sentenceOf(error, copy.noCoincide)}
            onChange={(next) => {
              setCode(next)
              setWrong(false)
              forget()
            }}
          />
          <Button variant="primary" type="submit" fullWidth loading={busy}>
            {copy.recuperar}
          </Button>
        </Stack>
      </form>
      <SendAgain
        email={email}
        onSent={() => {
          setCode(emptyCode)
          setWrong(false)
          forget()
          boxes.current?.focus()
        }}
      />
      <Link onClick={onSignIn}>{textos.entrar}</Link>
    </LoginCard>
  )
}
