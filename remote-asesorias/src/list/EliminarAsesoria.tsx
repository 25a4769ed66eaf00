import type { AsesoriaFila } from '@backoffice/shared/contract'
import type { Remove } from '@backoffice/shared/resource'
import { Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './asesorias.textos'

interface Props {
  remove: Remove<AsesoriaFila>
  /** What is asked about, also while the dialog closes. */
  asesoria: AsesoriaFila
}

const { eliminar } = textos

/** «Eliminar asesoría»: names motivo and client (A-04, D9). */
export function EliminarAsesoria({ remove, asesoria: { motivo, cliente } }: Props) {
  return (
    <ConfirmDialog
      open={remove.row !== null}
      title={eliminar.titulo}
      busy={remove.pending}
      error={remove.error}
      onConfirm={() => remove.confirm()}
      onClose={remove.cancel}
    >
      <Text>
        {eliminar.pregunta} <strong>«{motivo}»</strong> {eliminar.de} <strong>{cliente}</strong>
        {eliminar.despues}
      </Text>
    </ConfirmDialog>
  )
}
