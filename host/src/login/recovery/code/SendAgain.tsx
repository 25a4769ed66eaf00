import { Box, Button, Text } from '@backoffice/shared/ui'
import { textos } from '../recovery.textos.ts'
import { sendCode } from '../sendCode.ts'
import { sentenceOf, useCall } from '../../../session/useCall.ts'
import { useCountdown } from './useCountdown.ts'

const { codigo } = textos
const WAIT = 30

interface Props {
  email: string
  onSent(): void
}

/** Sends another code, after 30 s. The counter is visible; screen readers announce every tenth second and the end. */
export function SendAgain({ email, onSent }: Props) {
  const { left, restart } = useCountdown(WAIT)
  const { busy, error, run } = useCall()
  const problem = sentenceOf(error, textos.correo.noSeEnvio)
  const send = () =>
    void run(
      (options) => sendCode(email, options),
      (known) => {
        restart()
        if (known) onSent()
      },
    )
  return (
    <Box>
      {left > 0 ? (
        <Box aria-hidden="true">
          <Text tone="muted" size="sm">
            {codigo.espera(left)}
          </Text>
        </Box>
      ) : (
        <Button size="sm" loading={busy} onClick={send}>
          {codigo.otro}
        </Button>
      )}
      <Box srOnly role="status">
        {left > 0 ? codigo.esperaLeida(Math.ceil(left / 10) * 10) : codigo.yaSePuede}
      </Box>
      {problem && (
        <Text tone="danger" size="sm">
          {problem}
        </Text>
      )}
    </Box>
  )
}
