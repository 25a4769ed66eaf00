import { useParams } from '@backoffice/shared/router'
import { ConAsesoria } from '../ConAsesoria'
import { textos as registro } from '../registro.textos'
import { textos } from './edicion.textos'
import { EditarAsesoriaForm } from './EditarAsesoriaForm'

const calls = ['/asesorias/detalles', '/asesorias/editar']

/** /asesorias/editar/:id (A-12, D10). */
export function EditarAsesoriaPage() {
  const { id = '' } = useParams()
  return (
    <ConAsesoria
      key={id}
      id={id}
      title={textos.titulo}
      calls={calls}
      notOffered={registro.noDisponible.editar}
      readOnce
    >
      {(asesoria) => <EditarAsesoriaForm asesoria={asesoria} />}
    </ConAsesoria>
  )
}
