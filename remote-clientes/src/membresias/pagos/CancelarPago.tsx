import { api } from '@backoffice/shared'
import type { Contratacion, Pago, ResponseOf } from '@backoffice/shared/contract'
import { dinero, fechaLarga } from '@backoffice/shared/format'
import { useSave, type useUndo } from '@backoffice/shared/resource'
import { Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { textos } from './pagos.textos.ts'

interface Props {
  idCliente: string
  contratacion: Contratacion
  pago: Pago
  /** Of the dialog with the payments, which is still there once this one has gone. */
  undo: ReturnType<typeof useUndo<'/clientes/restaurar_pago'>>
  onClose(): void
  onDone(answer: ResponseOf<'/clientes/cancelar_pago'>): void
  /** Somebody else has cancelled it meanwhile. */
  onStale(): void
}

const { cancelar } = textos

/** «Cancelar pago»: says what is owed afterwards. */
export function CancelarPago({ idCliente, contratacion, pago, undo, onClose, onDone, onStale }: Props) {
  const ids = { id_cliente: idCliente, id_contratacion: contratacion._id, id_pago: pago._id }
  const { save, pending, error } = useSave(
    (_none: null) => api.post('/clientes/cancelar_pago', ids, undo(ids)),
    {
      onSaved: (answer) => {
        onClose()
        onDone(answer)
      },
      onFailed: ({ status }) => {
        if (status !== 404 && status !== 409) return
        onClose()
        onStale()
      },
    },
  )
  const cual = textos.unPago(dinero(pago.monto), fechaLarga(pago.fecha))
  const unico = contratacion.pagado === pago.monto
  const pregunta =
    contratacion.status === 2 ? cancelar.deCancelada : unico ? cancelar.unico : cancelar.pregunta
  return (
    <ConfirmDialog
      open
      title={cancelar.accion}
      busy={pending}
      error={error}
      onConfirm={() => void save(null)}
      onClose={onClose}
    >
      <Text>{pregunta(cual)}</Text>
    </ConfirmDialog>
  )
}
