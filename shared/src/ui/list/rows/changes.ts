/** The rows of a list before and after: which are new or say something else, and whether some are gone. */
export interface Changes {
  gone: number
  fresh: Set<number>
}

/** More at once are another question rather than somebody's change. */
const FEW = 3

/**
 * What changed among the rows that stay a list's answer; null: nothing, or they are the answer to another question.
 * @returns the places of the fresh rows, in `after`
 */
export function changesOf<Fila>(
  before: readonly Fila[],
  after: readonly Fila[],
  rowId: (row: Fila) => string,
): Changes | null {
  if (before.length === after.length && before.every((row, index) => row === after[index])) return null
  const was = new Map(before.map((row) => [rowId(row), row]))
  const is = new Set(after.map(rowId))
  const stayed = before.map(rowId).filter((id) => is.has(id))
  const now = after.map(rowId).filter((id) => was.has(id))
  const gone = before.length - stayed.length
  if (stayed.length === 0 || stayed.join() !== now.join()) return null
  const fresh = new Set(
    after.flatMap((row, index) => {
      const former = was.get(rowId(row))
      if (former === undefined) return gone > 0 ? [] : [index]
      return JSON.stringify(former) === JSON.stringify(row) ? [] : [index]
    }),
  )
  if (gone > FEW || fresh.size > FEW || gone + fresh.size === 0) return null
  return { gone, fresh }
}
