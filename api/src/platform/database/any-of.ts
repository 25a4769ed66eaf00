import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** `column = any ($1)`: one parameter however long the list is, and an empty list finds nothing. */
export const anyOf = (column: AnyColumn, ids: string[]): SQL =>
  sql`${column} = any (${sql.param(ids)}::uuid[])`
