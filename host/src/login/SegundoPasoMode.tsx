import type { PasoPedido } from '@backoffice/shared/contract'
import { Link, Spinner, usePart } from '@backoffice/shared/ui'
import { enterWith } from '../session/index.ts'
import { LoginCard } from './LoginCard.tsx'
import { textos } from './login.textos.ts'

const load = () => import('../session/paso/SegundoPaso.tsx').then((file) => file.SegundoPaso)

/** The second step of mode 1 (E-17); its code loads only for who has one. */
export function SegundoPasoMode({ paso, onSignIn }: { paso: PasoPedido; onSignIn(): void }) {
  const { part: SegundoPaso, standIn } = usePart(load, {
    wanted: true,
    here: <Spinner label={textos.recuperar.cargando} />,
  })
  return (
    <LoginCard title={textos.confirmar} takesFocus>
      {SegundoPaso ? <SegundoPaso paso={paso} onToken={enterWith} /> : standIn}
      <Link onClick={onSignIn}>{textos.otraCuenta}</Link>
    </LoginCard>
  )
}
