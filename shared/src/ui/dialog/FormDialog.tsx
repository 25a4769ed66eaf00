import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../button/Button.tsx'
import { Form } from '../form/frame/Form.tsx'
import { FormButtons } from '../form/frame/FormButtons.tsx'
import type { Refused } from '../form/refusal.ts'
import { RefusalNotice } from '../form/frame/RefusalNotice.tsx'
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { textos } from './dialog.textos.ts'
import { UnsavedChangesDialog, type UnsavedChangesDialogProps } from './confirm/UnsavedChangesDialog.tsx'

export interface FormDialogProps<V extends FieldValues> extends Pick<
  DialogProps,
  'open' | 'title' | 'size' | 'onClose'
> {
  form: UseFormReturn<V>
  /** May return a promise; the dialog is busy until it settles. The screen closes the dialog. */
  onSubmit(values: V): unknown
  /** See Form. */
  check?(values: V): boolean
  submitLabel?: string
  cancelLabel?: string
  busy?: boolean
  /** The server's error of each field. */
  campos?: Record<string, string> | null
  /** Why the last attempt failed; shown under the fields. */
  error?: Refused | null
  /** See Dialog. */
  progress?: DialogProps['progress']
  /** From useUnsavedChanges: asks before closing a changed form. */
  changes?: UnsavedChangesDialogProps['changes'] & { before(close: () => void): void }
  /** From useEdit: two people, one record (D41). */
  conflict?: ConflictDialogProps
  children: ReactNode
}

/** A form in a dialog, with the conflict and unsaved-changes questions. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { form, onSubmit, check, busy = false, campos, error, changes, conflict, ...rest } = props
  const { submitLabel, cancelLabel, onClose, children, ...dialog } = rest
  const [sending, setSending] = useState(false)
  const waiting = busy || sending

  const submit = async (values: V) => {
    setSending(true)
    try {
      await onSubmit(values)
    } finally {
      setSending(false)
    }
  }

  const close = () => (changes ? changes.before(onClose) : onClose())

  return (
    <>
      <Dialog
        {...dialog}
        onClose={close}
        busy={waiting}
        wrap={(inside) => (
          <Form
            form={form}
            onSubmit={submit}
            check={check}
            busy={waiting}
            campos={campos ?? null}
            focusFirst={false}
          >
            {inside}
          </Form>
        )}
        footer={
          <FormButtons
            primary={
              <Button variant="primary" type="submit" loading={waiting}>
                {submitLabel ?? textos.guardar}
              </Button>
            }
            safe={
              <Button disabled={waiting} onClick={close}>
                {cancelLabel ?? textos.cancelar}
              </Button>
            }
          />
        }
      >
        {children}
        {error && (
          <chakra.div mt="4" css={{ '&:empty': { display: 'none' } }}>
            <RefusalNotice error={error} keeps />
          </chakra.div>
        )}
      </Dialog>
      {conflict && <ConflictDialog {...conflict} />}
      {changes && <UnsavedChangesDialog changes={changes} />}
    </>
  )
}
