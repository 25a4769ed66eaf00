import { Button, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { textos } from './membresias.textos'

interface Props {
  open: boolean
  onClose(): void
}

/** «Agregar membresia»: says that its form comes with a later release. */
export function AgregarMembresia({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      title={textos.agregar}
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.pendiente.cerrar}</Button>}
    >
      <Text>{textos.pendiente.aviso}</Text>
      <Text tone="muted">{textos.pendiente.explicacion}</Text>
    </Dialog>
  )
}
