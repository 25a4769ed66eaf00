import type { NodePgDatabase } from './drizzle.ts'

/** Drizzle over one connection, inside a transaction. */
export type Tx = NodePgDatabase
