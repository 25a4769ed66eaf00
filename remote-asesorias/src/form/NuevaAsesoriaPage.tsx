import { useLocation } from '@backoffice/shared/router'
import { Card, Page, Skeleton } from '@backoffice/shared/ui'
import { lazy, Suspense } from 'react'
import { textos } from './form.textos'
import { NuevaAsesoria } from './NuevaAsesoria'

// Lazy: people who first search for a client do not need it.
const ConCliente = lazy(async () => ({ default: (await import('./ConCliente')).ConCliente }))

/** /asesorias/nueva; `?cliente=` brings the client along (E-07). */
export function NuevaAsesoriaPage() {
  const id = new URLSearchParams(useLocation().search).get('cliente')
  return <Page title={textos.titulo}>{id ? <Known key={id} id={id} /> : <NuevaAsesoria />}</Page>
}

const Known = ({ id }: { id: string }) => (
  <Suspense
    fallback={
      <Card>
        <Skeleton lines={4} />
      </Card>
    }
  >
    <ConCliente id={id} />
  </Suspense>
)
