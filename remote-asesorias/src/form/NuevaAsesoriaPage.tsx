import { useLocation } from '@backoffice/shared/router'
import { Card, onDemand, Page, Skeleton } from '@backoffice/shared/ui'
import { textos } from './form.textos.ts'
import { NuevaAsesoria } from './NuevaAsesoria.tsx'

// On demand: people who first search for a client do not need it.
const ConCliente = onDemand(() => import('./ConCliente.tsx').then((file) => file.ConCliente), {
  here: (
    <Card>
      <Skeleton lines={4} />
    </Card>
  ),
})

/** /asesorias/nueva; `?cliente=` brings the client along (E-07). */
export function NuevaAsesoriaPage() {
  const id = new URLSearchParams(useLocation().search).get('cliente')
  return <Page title={textos.titulo}>{id ? <ConCliente key={id} id={id} /> : <NuevaAsesoria />}</Page>
}
