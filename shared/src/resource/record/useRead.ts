import { useMemo, useState } from 'react'
import { useLoad, type Ask, type Load } from './useLoad.ts'

/** A record and the state of its reading: `record` is null until it arrives. */
export interface Reading<R> {
  record: R | null
  load: Load<R>
}

/** Reads a record by its id; null makes no call. Keep `read`'s identity: another function means another query. */
export function useRead<R>(read: ((id: string) => Ask<R>) | null, id: string): Reading<R> {
  const ask = useMemo(() => read && read(id), [read, id])
  const load = useLoad(ask)
  return { record: load.data, load }
}

/**
 * The same for a form: once the record has arrived, it is not read again, so that the form keeps the record that the
 * person sees and edits. Another id needs another component (`key`).
 */
export function useReadOnce<R>(read: ((id: string) => Ask<R>) | null, id: string): Reading<R> {
  const [kept, setKept] = useState<R | null>(null)
  const { load } = useRead(kept === null ? read : null, id)
  if (load.data !== null && kept === null) setKept(load.data)
  return { record: kept, load }
}
