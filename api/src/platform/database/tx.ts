import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Drizzle over one connection, inside a transaction. */
export type Tx = NodePgDatabase
