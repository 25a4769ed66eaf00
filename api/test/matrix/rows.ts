import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, type CallName, calls } from '@backoffice/shared/contract'
import type { OwnRow, OwnRows, Row, Rows } from './row.ts'

/** What each file of `rows/` says of its routes. */
const own: OwnRows = {}
for (const file of globSync('rows/*.ts', { cwd: import.meta.dirname }).sort()) {
  Object.assign(
    own,
    ...Object.values((await import(join(import.meta.dirname, file))) as Record<string, OwnRows>),
  )
}

/** What only reads, although the audit tells of it. */
const READS = ['listar', 'ver']

function rowOf(route: string, { audit: details, needs = 'publico', ...row }: OwnRow): Row {
  const call = calls[route as CallName] as Call | undefined
  const write = call?.audit && { ...call.audit, ...details }
  const audited = write && (READS.includes(write.accion) ? { tells: write } : { writes: write })
  return { ...row, ...audited, needs: call?.access ?? needs }
}

/** Every route of the api, by method and path under /admin: what the contract says of it, and these rows. */
export const rows: Rows = Object.fromEntries(
  Object.entries(own).map(([route, row]) => [route, rowOf(route, row)]),
)
