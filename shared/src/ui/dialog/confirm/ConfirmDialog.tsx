import { useRef, type ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import { FormButtons } from '../../form/frame/FormButtons.tsx'
import type { Refused } from '../../form/refusal.ts'
import { RefusalNotice } from '../../form/frame/RefusalNotice.tsx'
import { Stack } from '../../page/layout.tsx'
import { Dialog } from '../Dialog.tsx'
import { textos } from '../dialog.textos.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  confirmLabel?: string
  cancelLabel?: string
  busy?: boolean
  /** Red, because it deletes. */
  danger?: boolean
  /** Why the last attempt failed; shown under the question. */
  error?: Refused | null
  onConfirm(): unknown
  onClose(): void
  /** The question, which includes the thing's name. */
  children: ReactNode
}

/** A question with two buttons; the safe one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, busy = false, danger = true, error, onConfirm, onClose, children } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      title={title}
      size="sm"
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      initialFocus={safe}
      footer={
        <FormButtons
          primary={
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={() => void onConfirm()}>
              {props.confirmLabel ?? textos.si}
            </Button>
          }
          safe={
            <Button ref={safe} disabled={busy} onClick={onClose}>
              {props.cancelLabel ?? textos.no}
            </Button>
          }
        />
      }
    >
      <Stack gap={3}>
        {children}
        <RefusalNotice error={error} />
      </Stack>
    </Dialog>
  )
}
