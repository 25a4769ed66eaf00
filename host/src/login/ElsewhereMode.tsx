import { Link, Text } from '@backoffice/shared/ui'
import type { Elsewhere } from '../session/index.ts'
import { LoginCard } from './LoginCard.tsx'
import { textos } from './login.textos.ts'

/** The person's office moved to another installation (npm run mudar-empresa). */
export function ElsewhereMode({ place, onSignIn }: { place: Elsewhere; onSignIn(): void }) {
  return (
    <LoginCard title={textos.seMudo.titulo} takesFocus>
      <Text>{textos.seMudo.texto}</Text>
      <Link href={`${place.oficina_en}/login`}>{textos.seMudo.ir(place.oficina_en)}</Link>
      <Link onClick={onSignIn}>{textos.otraCuenta}</Link>
    </LoginCard>
  )
}
