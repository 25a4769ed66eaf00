import { useState, type ReactNode } from 'react'
import type { ConflictDialogProps } from '../../../ui/dialog/index.ts'
import { useConflict, type ConflictOptions, type Edit, type Versioned } from './useConflict.ts'
import { useSave, type Save, type SaveOptions } from './useSave.ts'

export interface EditOptions<R extends Versioned, F, A, I extends R | null>
  extends ConflictOptions<R, F>, Pick<SaveOptions<Edit<R, F>, A>, 'goTo' | 'onSaved'> {
  /** The react-hook-form form over the record. */
  form: { reset(values: NoInfer<F>, options?: { keepDefaultValues: boolean }): void }
  /** The record as read; null until then. */
  record: I
  /** Sends the whole form, with the version that it is based on. */
  send(edit: Edit<R, F>): Promise<A>
  /** A field's value as text, for the conflict dialog. */
  label(field: keyof NoInfer<F>): string
  value(form: NoInfer<F>, field: keyof NoInfer<F>): ReactNode
}

export interface Editing<R, F, I> extends Pick<Save<F>, 'save' | 'campos' | 'error'> {
  /** The record that the form is based on: as read, or as someone else saved it, after the conflict was resolved. */
  record: R | I
  busy: boolean
  /** For ConflictDialog; calls `value` lazily, so that it may use data derived from the record. */
  conflict(title: string): ConflictDialogProps
}

/**
 * A form over a record. It is saved whole; if someone else saved meanwhile, the person chooses between both field by
 * field (D41). Refusals never discard what was typed (D16).
 */
export function useEdit<R extends Versioned, F extends object, A, I extends R | null>(
  options: EditOptions<R, F, A, I>,
): Editing<R, F, I> {
  const { form, toForm, send, goTo, onSaved, label, value } = options
  const [met, setMet] = useState<R | null>(null)
  const record = met ?? options.record
  const { open, asking, versions, modificado, differences, onFailed, close, resolve } = useConflict(options)
  const { save, pending, campos, error, reset } = useSave((edit: Edit<R, F>) => send(edit), {
    goTo,
    onSaved,
    onFailed,
  })

  const goOn = (prefer: 'mine' | 'theirs') => {
    const next = resolve(prefer)
    if (!next) return
    // Differences from the current record count as changes, so leaving asks first.
    form.reset(toForm(next.record))
    form.reset(next.form, { keepDefaultValues: true })
    setMet(next.record)
    close()
    // The conflict is resolved: the refusal and its «todo lo escrito sigue aquí» no longer apply.
    if (prefer === 'theirs') reset()
    else void save(next)
  }

  return {
    record,
    save: async (values) => (record ? save({ form: values, record }) : false),
    busy: pending || asking,
    campos,
    // Shown only once it is clear that there is nothing to choose.
    error: open || asking ? null : error,
    conflict: (title) => ({
      title,
      open,
      modificado,
      fields: differences.map(({ field, clash }) => ({
        label: label(field),
        clash,
        before: versions && value(versions.base, field),
        mine: versions && value(versions.mine, field),
        theirs: versions && value(versions.theirs, field),
      })),
      onKeep: close,
      onTakeTheirs: () => goOn('theirs'),
      onSaveMine: () => goOn('mine'),
    }),
  }
}
