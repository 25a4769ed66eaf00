import { type AnyColumn, type SQL, sql } from '../drizzle.ts'

/** `column = any ($1)`: a single parameter for a list of any length; an empty list finds nothing. */
export const anyOf = (column: AnyColumn, ids: string[]): SQL =>
  sql`${column} = any (${sql.param(ids)}::uuid[])`
