import { useMemo, useState } from 'react'
import { useLoad, type Ask, type Load } from './useLoad'

/** A record that is read, and the reading: `record` is null until then. */
export interface Reading<R> {
  record: R | null
  load: Load<R>
}

/** Reads a record by its id; null asks for nothing. Keep `read`'s identity: another function is another question. */
export function useRead<R>(read: ((id: string) => Ask<R>) | null, id: string): Reading<R> {
  const ask = useMemo(() => read && read(id), [read, id])
  const load = useLoad(ask)
  return { record: load.data, load }
}

/**
 * The same for a form: once the record is there, nothing reads it again, as that would not be what the person sees and
 * types over. Another id needs another component (`key`).
 */
export function useReadOnce<R>(read: ((id: string) => Ask<R>) | null, id: string): Reading<R> {
  const [kept, setKept] = useState<R | null>(null)
  const { load } = useRead(kept === null ? read : null, id)
  if (load.data !== null && kept === null) setKept(load.data)
  return { record: kept, load }
}
