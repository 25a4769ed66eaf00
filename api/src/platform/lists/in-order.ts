/** Rows that were read by their ids, in the order of the ids. */
export function inOrder<R extends { _id: string }>(ids: string[], rows: R[]): R[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
