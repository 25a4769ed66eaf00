import { useState, type ReactNode } from 'react'
import type { ConflictDialogProps } from '../ui/dialog'
import { useConflict, type ConflictOptions, type Edit, type Versioned } from './useConflict'
import { useSave, type Save, type SaveOptions } from './useSave'

export interface EditOptions<R extends Versioned, F, A, I extends R | null>
  extends ConflictOptions<R, F>, Pick<SaveOptions<Edit<R, F>, A>, 'goTo' | 'onSaved'> {
  /** The form of react-hook-form over it. */
  form: { reset(values: NoInfer<F>, options?: { keepDefaultValues: boolean }): void }
  /** As it was read; null until then. */
  record: I
  /** Sends the whole form, with the version that it stands on. */
  send(edit: Edit<R, F>): Promise<A>
  /** A field as people read it, should somebody else have changed it. */
  label(field: keyof NoInfer<F>): string
  value(form: NoInfer<F>, field: keyof NoInfer<F>): ReactNode
}

export interface Editing<R, F, I> extends Pick<Save<F>, 'save' | 'campos' | 'error'> {
  /** The record that the form stands on: as it was read, or as somebody else left it, once that was met. */
  record: R | I
  busy: boolean
  /** For ConflictDialog; asks `value` when it is called, so that this may know what the record leads to. */
  conflict(title: string): ConflictDialogProps
}

/**
 * A form over a record that was read: it is saved whole, and where somebody else saved meanwhile, people choose field by
 * field what goes on (D41). What is typed outlives every refusal (D16).
 */
export function useEdit<R extends Versioned, F extends object, A, I extends R | null>(
  options: EditOptions<R, F, A, I>,
): Editing<R, F, I> {
  const { form, toForm, send, goTo, onSaved, label, value } = options
  const [met, setMet] = useState<R | null>(null)
  const record = met ?? options.record
  const { open, asking, versions, differences, onFailed, close, resolve } = useConflict(options)
  const { save, pending, campos, error, reset } = useSave((edit: Edit<R, F>) => send(edit), {
    goTo,
    onSaved,
    onFailed,
  })

  const goOn = (prefer: 'mine' | 'theirs') => {
    const next = resolve(prefer)
    if (!next) return
    // What differs from the record as it is now counts as typed, and is asked about before it is left.
    form.reset(toForm(next.record))
    form.reset(next.form, { keepDefaultValues: true })
    setMet(next.record)
    close()
    // Decided: the refusal and its «todo lo escrito sigue aquí» are no longer true.
    if (prefer === 'theirs') reset()
    else void save(next)
  }

  return {
    record,
    save: async (values) => (record ? save({ form: values, record }) : false),
    busy: pending || asking,
    campos,
    // Said once it is known that there is nothing to choose between.
    error: open || asking ? null : error,
    conflict: (title) => ({
      title,
      open,
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
