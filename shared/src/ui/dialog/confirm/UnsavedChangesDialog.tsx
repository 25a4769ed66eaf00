import { Text } from '../../page/text.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { textos } from '../dialog.textos.ts'

export interface UnsavedChangesDialogProps {
  /** From useUnsavedChanges. */
  changes: { asking: boolean; stay(): void; leave(): void }
}

/** Asks before a changed form is left. Staying is the safe answer, and Escape chooses it. */
export function UnsavedChangesDialog({ changes: { asking, stay, leave } }: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      open={asking}
      title={textos.sinGuardar.titulo}
      cancelLabel={textos.sinGuardar.seguir}
      confirmLabel={textos.sinGuardar.salir}
      onClose={stay}
      onConfirm={leave}
    >
      <Text>{textos.sinGuardar.texto}</Text>
    </ConfirmDialog>
  )
}
