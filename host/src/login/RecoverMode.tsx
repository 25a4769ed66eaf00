import { Link, Spinner, usePart } from '@backoffice/shared/ui'
import { LoginCard } from './LoginCard.tsx'
import { textos } from './login.textos.ts'
import type { RecoveryProps } from './recovery/Recovery.tsx'

const load = () => import('./recovery/Recovery.tsx').then((file) => file.Recovery)

/** The recovery of an account; its code loads on request, so that /login stays small. */
export function RecoverMode(props: RecoveryProps) {
  const { part: Recovery, standIn } = usePart(load, {
    wanted: true,
    here: <Spinner label={textos.recuperar.cargando} />,
  })
  if (Recovery) return <Recovery {...props} />
  return (
    <LoginCard title={textos.recuperar.titulo} takesFocus>
      {standIn}
      <Link onClick={props.onSignIn}>{textos.entrar}</Link>
    </LoginCard>
  )
}
