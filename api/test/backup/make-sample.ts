/*
 * `cd api && node test/backup/make-sample.ts`: writes the small backup that stands for this version, named by its version
 * and its last migration, into test/fixtures/versiones. Whoever publishes a version runs it once and commits the file:
 * src/backup/versions.test.ts opens every one of them with each later program.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeBackup } from '../../src/backup/write.ts'
import { withOwner } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrations/migrate.ts'
import { migrationFiles } from '../../src/platform/database/migrations/migrations.ts'
import { folderStore } from '../../src/platform/files/folder.ts'
import { DATABASE, ensureDatabase, startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { version } from '../../src/version.ts'
import { fillOffice } from './backup.ts'

const samples = fileURLToPath(new URL('../fixtures/versiones/', import.meta.url))
const last = migrationFiles().at(-1)?.name.slice(0, 4)
const path = join(samples, `${version}-${last}.respaldo`)
const dataDir = mkdtempSync(join(tmpdir(), 'api-muestra-'))
const embedded = await startEmbedded({ dataDir })
try {
  await ensureDatabase(embedded, DATABASE)
  const connection = embedded.connection(DATABASE)
  const store = folderStore(join(dataDir, 'archivos'))
  await withOwner(connection, (client) => migrate(client))
  await fillOffice(connection, store, 5)
  mkdirSync(samples, { recursive: true })
  await withOwner(connection, (client) => writeBackup(client, store, path))
  console.log(`${path}: ${statSync(path).size} bytes`)
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
