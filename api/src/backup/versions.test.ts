import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readClientes } from '../../test/backup/backup.ts'
import { makeDatabase } from '../../test/databases.ts'
import { temporaryFolder } from '../../test/process.ts'
import { withOwner } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrations/migrate.ts'
import { folderStore } from '../platform/files/folder.ts'
import { compareRestored, missingFiles } from './prove/compare.ts'
import { restoreBackup } from './restore/restore.ts'
import { verifyBackup } from './restore/verify.ts'

/** One small backup of each published version; test/backup/make-sample.ts makes the next one. */
const samples = fileURLToPath(new URL('../../test/fixtures/versiones/', import.meta.url))
const folder = temporaryFolder()
after(() => folder.remove())

describe('the backups of every earlier version', () => {
  for (const name of readdirSync(samples)) {
    it(`${name} comes back whole, and up to date`, async () => {
      const into = await makeDatabase({ empty: true })
      const path = join(samples, name)
      const store = folderStore(join(folder.path, name))
      try {
        const backup = await verifyBackup(path)
        const left = await withOwner(into.connection, async (client) => {
          await restoreBackup(client, store, path, backup, {
            whenFilled: async () => assert.deepEqual(await compareRestored(client, store, path, []), []),
          })
          assert.deepEqual(await missingFiles(client, store), [])
          return migrate(client)
        })
        assert.deepEqual(left, [], 'nothing is left to migrate')
        assert.equal((await readClientes(into.connection)).length, backup.trailer.tablas.clientes)
      } finally {
        await into.drop()
      }
    })
  }
})
