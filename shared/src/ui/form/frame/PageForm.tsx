import { memo, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ConflictDialogProps } from '../../dialog/ConflictDialog.tsx'
import { Form, type FormProps } from './Form.tsx'
import { FormBar, type FormBarProps } from './FormBar.tsx'
import { Questions, type QuestionsProps } from './Questions.tsx'
import type { Refused } from '../refusal.ts'

/** The parts of useSave or useEdit that a form needs. */
export type Saving<V> = {
  save(values: V): Promise<boolean>
  campos: Record<string, string> | null
  error: Refused | null
} & ({ pending: boolean } | { busy: boolean })

export interface PageFormProps<V extends FieldValues>
  extends
    Pick<FormProps<V>, 'form' | 'focusFirst' | 'children'>,
    Pick<FormBarProps, 'saveLabel' | 'cancelTo'> {
  /** The form's accessible name. */
  label: string
  /** From useSave, or from useEdit over a record. */
  saving: Saving<V>
  /** From useUnsavedChanges. */
  changes: QuestionsProps['changes']
  /**
   * Form's `check`, which runs at every attempt. True: something is missing, has been reported, and nothing is sent.
   */
  missing?(values: V): boolean
  /** Replaces `saving.save` when more than the form's values is sent. */
  onSubmit?(values: V): unknown
  /** From useEdit: two people, one record (D41). */
  conflict?: ConflictDialogProps
}

/** The form's first change renders the page, but not its buttons again. */
const Bar = memo(FormBar)

/** A page's form: its fields, the bar with Cancelar and Guardar, and the conflict and unsaved-changes questions. */
export function PageForm<V extends FieldValues>(props: PageFormProps<V>): ReactNode {
  const { form, label, saving, changes, missing, onSubmit, conflict, children, focusFirst, ...bar } = props
  const busy = 'busy' in saving ? saving.busy : saving.pending
  return (
    <>
      <Form
        form={form}
        onSubmit={onSubmit ?? saving.save}
        check={missing}
        busy={busy}
        campos={saving.campos}
        label={label}
        {...(focusFirst !== undefined && { focusFirst })}
      >
        {children}
        <Bar {...bar} busy={busy} error={saving.error} />
      </Form>
      <Questions changes={changes} conflict={conflict} />
    </>
  )
}
