/** The row of a query that always returns exactly one. */
export function one<R>({ rows }: { rows: R[] }): R {
  const [row] = rows
  if (row === undefined) throw new Error('a query that always has a row had none')
  return row
}
