import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { FormButtons } from '../form/frame/FormButtons.tsx'
import { Stack } from '../page/layout.tsx'
import { Notice } from '../Notice.tsx'
import { Dialog } from './Dialog.tsx'
import { textos } from './dialog.textos.ts'

export interface DeletedDialogProps {
  title: string
  /** When it was deleted, and by whom. */
  deletion: string
  /** The call that restores it is under way. */
  pending: boolean
  onRestore(): void
  onClose(): void
  /** The deleted record, read-only. */
  children: ReactNode
}

/** Shows a deleted record, which can be restored from here (E-05). */
export function DeletedDialog({
  title,
  deletion,
  pending,
  onRestore,
  onClose,
  children,
}: DeletedDialogProps) {
  return (
    <Dialog
      open
      title={title}
      size="lg"
      busy={pending}
      onClose={onClose}
      footer={
        <FormButtons
          primary={
            <Button variant="primary" loading={pending} onClick={onRestore}>
              {textos.restaurar}
            </Button>
          }
          safe={
            <Button disabled={pending} onClick={onClose}>
              {textos.cerrar}
            </Button>
          }
        />
      }
    >
      <Stack gap={4}>
        <Notice>{deletion}</Notice>
        {children}
      </Stack>
    </Dialog>
  )
}
