import type { PasoPedido } from '@backoffice/shared/contract'
import { Box, Button, Field, Input, Link, Notice, Spinner, Stack, Text } from '@backoffice/shared/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { sentenceOf } from '../useCall.ts'
import { canUsePasskeys, useSegundoPaso } from './useSegundoPaso.ts'
import { textos } from './paso.textos.ts'

export interface SegundoPasoProps {
  paso: PasoPedido
  onToken(token: string): void
}

const { codigo: copy } = textos

/** The second step of a sign-in (E-17): a passkey first, or a code of the app, or a recovery code. */
export function SegundoPaso({ paso, onToken }: SegundoPasoProps) {
  const { busy, error, forget, noLlave, remembers, sendCode, sendLlave } = useSegundoPaso(paso, onToken)
  const withLlave = paso.formas.includes('llave') && canUsePasskeys()
  const hasApp = paso.formas.includes('codigo')
  const [recovers, setRecovers] = useState(!hasApp)
  const [codigo, setCodigo] = useState('')
  const [recordar, setRecordar] = useState(false)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!remembers) (first.current ?? field.current)?.focus()
  }, [remembers])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMissing(codigo.trim() === '')
    if (codigo.trim() === '') return field.current?.focus()
    void sendCode(codigo, recordar, () => field.current?.select())
  }
  const another = (next: boolean) => {
    setRecovers(next)
    setCodigo('')
    setMissing(false)
    forget()
    field.current?.focus()
  }
  const problem = missing ? copy.falta : (error?.campos.codigo ?? sentenceOf(error, copy.noSePudo))

  if (remembers) return <Spinner label={textos.cargando} />
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {withLlave && (
          <Stack gap={2}>
            <Button
              ref={first}
              variant="primary"
              fullWidth
              disabled={busy}
              onClick={() => void sendLlave(recordar)}
            >
              {textos.llave.usar}
            </Button>
            <Text tone="muted" size="sm">
              {textos.llave.ayuda}
            </Text>
          </Stack>
        )}
        {noLlave && <Notice tone="warning">{textos.llave.noSirvio}</Notice>}
        <Field
          label={recovers ? copy.recuperacion : copy.app}
          hint={recovers ? copy.ayudaRecuperacion : copy.ayudaApp}
          {...(problem !== undefined && { error: problem })}
        >
          {(ids) => (
            <Input
              {...ids}
              ref={field}
              name="codigo"
              inputMode={recovers ? 'text' : 'numeric'}
              autoComplete={recovers ? 'off' : 'one-time-code'}
              autoCapitalize="none"
              spellCheck={false}
              value={codigo}
              onChange={(event) => {
                setCodigo(event.target.value)
                setMissing(false)
                forget()
              }}
            />
          )}
        </Field>
        <Box as="label" display="inline-flex" alignItems="center" gap="2" minHeight="8" cursor="pointer">
          <input type="checkbox" checked={recordar} onChange={(event) => setRecordar(event.target.checked)} />
          {textos.recordar}
        </Box>
        <Button variant={withLlave ? 'secondary' : 'primary'} type="submit" fullWidth loading={busy}>
          {textos.continuar}
        </Button>
        {hasApp && (
          <Link onClick={() => another(!recovers)}>{recovers ? copy.usarApp : copy.usarRecuperacion}</Link>
        )}
      </Stack>
    </form>
  )
}
