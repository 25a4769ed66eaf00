import { RemoteComponent } from '@backoffice/shared'
import { ReadPage, useAllowed } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { Button, IconEdit, IconNote, IconPrint, Stack } from '@backoffice/shared/ui'
import { pedirAsesoria } from '../pedirAsesoria.ts'
import { textos as registro } from '../registro.textos.ts'
import { DatosAsesoria } from '../DatosAsesoria.tsx'
import { textos } from './details.textos.ts'

const needs = { calls: ['/asesorias/detalles'], otherwise: registro.noDisponible.detalles }

/** /asesorias/detalles/:id: the advisory, then its client's profile as remote-clientes shows it (A-11, D11). */
export function DetallesAsesoriaPage() {
  const { id = '' } = useParams()
  const edits = useAllowed('asesorias.editar', '/asesorias/editar')
  const audit = useAllowed('auditoria.ver', '/bitacora/listar')
  // Its screen is a tab of the users.
  const reads = useAllowed('usuarios.ver') && audit
  return (
    <ReadPage
      id={id}
      title={textos.titulo}
      read={pedirAsesoria}
      name={({ cliente }) => cliente.nombre}
      gone={registro.noExiste}
      needs={needs}
      actions={
        <>
          <Button icon={<IconPrint />} onClick={() => window.print()}>
            {textos.imprimir}
          </Button>
          {reads && (
            <Button icon={<IconNote />} to={`/usuarios?vista=bitacora&registro=${id}`}>
              {textos.historial}
            </Button>
          )}
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
    </ReadPage>
  )
}
