import { Link, Stack, Text } from '@backoffice/shared/ui'
import { LoginCard } from './LoginCard'
import { textos } from './login.textos'
import type { ModeProps } from './modes'

/** Says plainly that the recovery of accounts is not there yet, and who can help. */
export const RecoverMode = ({ onMode }: ModeProps) => (
  <LoginCard title={textos.recuperar.titulo} takesFocus>
    <Stack gap={2}>
      <Text>{textos.recuperar.texto}</Text>
      <Text tone="muted">{textos.recuperar.quien}</Text>
    </Stack>
    <Link onClick={() => onMode('entrar')}>{textos.recuperar.volver}</Link>
  </LoginCard>
)
