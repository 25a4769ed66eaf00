import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

export type ArchiveSettings = Pick<Config, 'dataDir' | 'walArchive' | 'walArchiveDays'>

const STANZA = 'backoffice'

/** pgBackRest's files beside the data: its configuration, what the operator adds to it, and its locks. */
const pathsOf = (dataDir: string) => {
  const folder = join(dataDir, 'pgbackrest')
  return { folder, config: join(folder, 'pgbackrest.conf'), include: join(folder, 'conf.d') }
}

/** What every pgbackrest command of this installation begins with. */
export const options = (dataDir: string): string[] => {
  const { config, include } = pathsOf(dataDir)
  return [`--config=${config}`, `--config-include-path=${include}`, `--stanza=${STANZA}`]
}

/**
 * Writes pgBackRest's configuration. It needs no secret: those of a bucket are the operator's, in a file of conf.d.
 * @param socket the folder in which the server listens
 */
export function writeConfig({ dataDir, walArchive, walArchiveDays }: ArchiveSettings, socket: string): void {
  const { folder, config, include } = pathsOf(dataDir)
  mkdirSync(include, { recursive: true, mode: 0o700 })
  const lines = [
    '[global]',
    `repo1-path=${walArchive}`,
    'repo1-retention-full-type=time',
    `repo1-retention-full=${walArchiveDays}`,
    `lock-path=${folder}`,
    `spool-path=${folder}`,
    'log-level-file=off',
    'log-level-console=off',
    'log-level-stderr=warn',
    'start-fast=y',
    `[${STANZA}]`,
    `pg1-path=${join(dataDir, 'postgres')}`,
    `pg1-socket-path=${socket}`,
    'pg1-user=postgres',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 })
}

/** Whether the server archives, which it does from the first base on. */
export const isArchiving = (dataDir: string): boolean => existsSync(pathsOf(dataDir).config)

/** Nothing is archived any longer. */
export const forgetConfig = (dataDir: string): void => rmSync(pathsOf(dataDir).config, { force: true })

/** The embedded server's settings with an archive; none without one. */
export function archiving({ dataDir, walArchive }: ArchiveSettings): Record<string, string> {
  if (!walArchive) return {}
  const quoted = [pathsOf(dataDir).config, ...options(dataDir)].map(
    (word) => `'${word.replaceAll("'", `'\\''`)}'`,
  )
  const [written, ...words] = quoted
  return {
    archive_mode: 'on',
    // Before the first base nothing has to be kept: it would only fill the disk.
    archive_command: `test ! -e ${written} || pgbackrest ${words.join(' ')} archive-push %p`,
    // A minute of work at most is on this disk alone.
    archive_timeout: '60',
  }
}
