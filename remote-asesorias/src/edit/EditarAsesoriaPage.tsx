import { useParams } from '@backoffice/shared/router'
import { Page } from '@backoffice/shared/ui'
import { ConAsesoria } from '../ConAsesoria'
import { textos as registro } from '../registro.textos'
import { textos } from './edicion.textos'
import { EditarAsesoriaForm } from './EditarAsesoriaForm'

const calls = ['/asesorias/detalles', '/asesorias/editar']

/** /asesorias/editar/:id (A-12, D10). */
export function EditarAsesoriaPage() {
  const { id = '' } = useParams()
  return (
    <Page title={textos.titulo}>
      <ConAsesoria key={id} id={id} calls={calls} notOffered={registro.noDisponible.editar} readOnce>
        {(asesoria) => <EditarAsesoriaForm asesoria={asesoria} />}
      </ConAsesoria>
    </Page>
  )
}
