import { useRef, useState } from 'react'
import type { ApiError, Modificado } from '../../../http/ApiError.ts'
import { differences, merge, type FieldGroup, type Versions } from './merge.ts'

/** A record; some servers add its version. */
export interface Versioned {
  version?: number | undefined
}

export interface ConflictOptions<R extends Versioned, F> {
  /** Reads the current record. */
  read(record: R): Promise<R>
  /** Converts a record to the form's values. */
  toForm(record: R): F
  together?: FieldGroup<NoInfer<F>>
}

/** What is sent: the form, and the record that it is based on. */
export interface Edit<R, F> {
  form: F
  record: R
}

interface Met<R, F> {
  versions: Versions<F>
  record: R
  modificado: Modificado | null
}

/**
 * Two people, one record (D41). After a 409 this reads what the other person saved; if that fails, the next save tries
 * again. If nobody saved anything, the refusal has another cause, such as a taken e-mail (D40).
 */
export function useConflict<R extends Versioned, F extends object>({
  read,
  toForm,
  together,
}: ConflictOptions<R, F>) {
  const [met, setMet] = useState<Met<R, F> | null>(null)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const last = useRef(0)

  const onFailed = async ({ status, modificado = null }: ApiError, { form, record }: Edit<R, F>) => {
    if (status !== 409) return
    const mine = ++last.current
    setAsking(true)
    const now = await read(record).catch(() => null)
    if (mine !== last.current) return
    setAsking(false)
    if (!now || now.version === record.version) return
    const versions = { base: toForm(record), mine: form, theirs: toForm(now) }
    setMet({ versions, record: now, modificado })
    setOpen(true)
  }

  return {
    open,
    asking,
    onFailed,
    close: () => setOpen(false),
    versions: met?.versions ?? null,
    modificado: met?.modificado ?? null,
    differences: met ? differences(met.versions, together) : [],
    /** The merged form, and the record that it is then based on. */
    resolve: (prefer: 'mine' | 'theirs'): Edit<R, F> | null =>
      met && { form: merge(met.versions, prefer, together), record: met.record },
  }
}
