import { ConfirmDialog } from '../../ui/dialog/confirm/ConfirmDialog.tsx'
import { Text } from '../../ui/page/text.tsx'
import { textos } from './lotes.textos.ts'
import type { ListaConLotes, LoteDialogProps } from './types.ts'

/** «Eliminar 3 clientes». */
export function ConfirmLote(props: LoteDialogProps & { lista: ListaConLotes }) {
  const { lista, cuantos, pending, error, begin, onClose } = props
  return (
    <ConfirmDialog
      open
      title={textos.eliminar.titulo(cuantos)}
      busy={pending}
      error={error}
      onConfirm={() => begin({})}
      onClose={onClose}
    >
      <Text>
        <strong>{textos.eliminar.pregunta(cuantos)}</strong> {textos.eliminar.despues(lista)}
      </Text>
    </ConfirmDialog>
  )
}
