import { Button, IconRetry, Link, Notice, Spinner } from '@backoffice/shared/ui'
import { useCallback, useState } from 'react'
import { useOnDemand } from '../shell/useOnDemand'
import { LoginCard } from './LoginCard'
import { textos } from './login.textos'
import type { RecoveryProps } from './recovery/Recovery'

const load = () => import('./recovery/Recovery')

/** The recovery of an account; its code loads on request, so that /login stays small. */
export function RecoverMode(props: RecoveryProps) {
  const [tries, setTries] = useState(0)
  return <OnDemand key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function OnDemand({ onRetry, ...props }: RecoveryProps & { onRetry(): void }) {
  const [failed, setFailed] = useState(false)
  const loaded = useOnDemand(
    load,
    true,
    useCallback(() => setFailed(true), []),
  )
  if (loaded) return <loaded.Recovery {...props} />
  return (
    <LoginCard title={textos.recuperar.titulo} takesFocus>
      {failed ? (
        <Notice
          tone="warning"
          action={
            <Button size="sm" icon={<IconRetry />} onClick={onRetry}>
              {textos.recuperar.reintentar}
            </Button>
          }
        >
          {textos.recuperar.noCargo}
        </Notice>
      ) : (
        <Spinner label={textos.recuperar.cargando} />
      )}
      <Link onClick={props.onSignIn}>{textos.entrar}</Link>
    </LoginCard>
  )
}
