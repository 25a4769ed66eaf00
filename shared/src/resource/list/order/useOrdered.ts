import { useEffect, useMemo, useState } from 'react'
import { ordered, orderedInSlices } from './order.ts'
import type { ListDefinition, ListQuery } from '../../types.ts'

/** Up to this many rows are ordered synchronously, without a noticeable delay. */
const AT_ONCE = 2_000

interface Done<Fila> {
  of: Fila[]
  orden: string
  direccion: string
  rows: Fila[]
}

/**
 * A whole list in the requested order; null: not ordered yet. A long list is ordered in slices; meanwhile the rows stay
 * as they were, and `ordering` is true.
 * @param whole null: the server orders
 */
export function useOrdered<Fila, F extends object, C extends string>(
  definition: ListDefinition<Fila, F, C>,
  whole: Fila[] | null,
  { orden, direccion }: ListQuery<F>,
): { rows: Fila[] | null; ordering: boolean } {
  const [done, setDone] = useState<Done<Fila> | null>(null)
  const atOnce = whole === null || orden === null || whole.length <= AT_ONCE
  const rows = useMemo(
    () => whole && (atOnce ? ordered(definition, whole, { orden, direccion }) : null),
    [definition, whole, atOnce, orden, direccion],
  )
  useEffect(() => {
    if (atOnce) return
    const controller = new AbortController()
    orderedInSlices(definition, whole, { orden, direccion }, controller.signal).then(
      (rows) => setDone({ of: whole, orden, direccion, rows }),
      (reason: unknown) => {
        if (!controller.signal.aborted) throw reason
      },
    )
    return () => controller.abort()
  }, [definition, whole, atOnce, orden, direccion])

  if (atOnce) return { rows, ordering: false }
  const current = done?.of === whole && done.orden === orden && done.direccion === direccion
  return { rows: done?.rows ?? null, ordering: !current }
}
