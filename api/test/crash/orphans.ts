import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { requestPool, withOwner } from '../../src/platform/database/connect.ts'
import { createDatabase } from '../../src/platform/database/database.ts'
import { folderStore } from '../../src/platform/files/folder.ts'
import { sweepFiles } from '../../src/platform/files/sweep.ts'

const HOUR = 3_600_000

/** Sweeps as if a day had passed, and checks that the folder then contains exactly the files that rows own. */
export async function noOrphans(dataDir: string): Promise<void> {
  const connection = { host: join(dataDir, 'socket'), user: 'postgres', database: 'backoffice' }
  const files = folderStore(join(dataDir, 'archivos'))
  const pool = requestPool(connection, { max: 2 })
  try {
    await sweepFiles({ db: createDatabase(pool), files, orphanMinutes: 0 }, new Date(Date.now() + 25 * HOUR))
  } finally {
    await pool.end()
  }
  // Deleted and replaced bytes stay for 30 days (D25), and are recorded.
  const owned = await withOwner(connection, async (client) => {
    const { rows } = await client.query<{ clave: string }>(
      'select clave from archivos union select clave from bytes_sueltos order by 1',
    )
    return rows.map(({ clave }) => clave)
  })
  const there: string[] = []
  for await (const { key } of files.list('')) there.push(key)
  assert.deepEqual(there.sort(), owned.sort(), 'every byte has its owner, every owner its bytes')
  const unfinished = join(dataDir, 'archivos', '.escribiendo')
  assert.deepEqual(existsSync(unfinished) ? readdirSync(unfinished) : [], [], 'no half-written file')
}
