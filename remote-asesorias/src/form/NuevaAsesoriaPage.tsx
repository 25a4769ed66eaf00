import { useLocation } from '@backoffice/shared/router'
import { Page } from '@backoffice/shared/ui'
import { ConCliente } from './ConCliente'
import { textos } from './form.textos'
import { NuevaAsesoria } from './NuevaAsesoria'

/** /asesorias/nueva; `?cliente=` brings the client along (E-07). */
export function NuevaAsesoriaPage() {
  const id = new URLSearchParams(useLocation().search).get('cliente')
  return <Page title={textos.titulo}>{id ? <ConCliente key={id} id={id} /> : <NuevaAsesoria />}</Page>
}
