/** Sorts rows into the order of the ids by which they were read. */
export function inOrder<R extends { _id: string }>(ids: string[], rows: R[]): R[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
