import { hasCapacidad, hasPermission, RemoteComponent, useAuth } from '@backoffice/shared'
import { useParams } from '@backoffice/shared/router'
import { Button, IconEdit, IconPrint, Stack } from '@backoffice/shared/ui'
import { ConAsesoria } from '../ConAsesoria'
import { textos as registro } from '../registro.textos'
import { DatosAsesoria } from './DatosAsesoria'
import { textos } from './detalles.textos'

const calls = ['/asesorias/detalles']

/** /asesorias/detalles/:id: the advisory, then its client's profile as remote-clientes shows it (A-11, D11). */
export function DetallesAsesoriaPage() {
  const { id = '' } = useParams()
  const edits = useAuth(
    (auth) => hasCapacidad(auth, '/asesorias/editar') && hasPermission(auth.usuario, 'asesorias.editar'),
  )
  return (
    <ConAsesoria
      key={id}
      id={id}
      title={textos.titulo}
      calls={calls}
      notOffered={registro.noDisponible.detalles}
      actions={
        <>
          <Button icon={<IconPrint />} onClick={() => window.print()}>
            {textos.imprimir}
          </Button>
          {edits && (
            <Button icon={<IconEdit />} to={`/asesorias/editar/${id}`}>
              {textos.editar}
            </Button>
          )}
        </>
      }
    >
      {(asesoria) => (
        <Stack gap={6}>
          <DatosAsesoria asesoria={asesoria} />
          <RemoteComponent name="clientes/PerfilCliente" props={{ idCliente: asesoria.cliente._id }} />
        </Stack>
      )}
    </ConAsesoria>
  )
}
