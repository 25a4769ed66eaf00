import { useRef, useState } from 'react'
import type { ApiError } from '../http/ApiError'
import { differences, merge, type FieldGroup, type Versions } from './merge'

/** A record whose server may tell which version it is. */
export interface Versioned {
  version?: number | undefined
}

export interface ConflictOptions<R extends Versioned, F> {
  /** Reads the record as it is now. */
  read(record: R): Promise<R>
  /** A record as the form shows it. */
  toForm(record: R): F
  together?: FieldGroup<NoInfer<F>>
}

/** What is sent: the form, and the record it stands on. */
export interface Edit<R, F> {
  form: F
  record: R
}

interface Met<R, F> {
  versions: Versions<F>
  record: R
}

/**
 * Two people, one record (D41). A 409 asks for what the other one saved; without an answer nothing is known and the
 * next save asks again. Where nobody saved anything the refusal is about something else, as a taken e-mail is (D40).
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

  const onFailed = async ({ status }: ApiError, { form, record }: Edit<R, F>) => {
    if (status !== 409) return
    const mine = ++last.current
    setAsking(true)
    const now = await read(record).catch(() => null)
    if (mine !== last.current) return
    setAsking(false)
    if (!now || now.version === record.version) return
    setMet({ versions: { base: toForm(record), mine: form, theirs: toForm(now) }, record: now })
    setOpen(true)
  }

  return {
    open,
    asking,
    onFailed,
    close: () => setOpen(false),
    versions: met?.versions ?? null,
    differences: met ? differences(met.versions, together) : [],
    /** The form to go on with, and the record that it stands on then. */
    resolve: (prefer: 'mine' | 'theirs'): Edit<R, F> | null =>
      met && { form: merge(met.versions, prefer, together), record: met.record },
  }
}
