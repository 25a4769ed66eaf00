import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { atOnce } from './in-time.ts'

/** The disk of DATA_DIR, and the backups on it. */
export function diskGauges(
  { dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
  registers: Registry[],
): void {
  const disk = atOnce(() => statfs(dataDir).catch(() => null))
  const room = (name: string, help: string, of: 'bavail' | 'blocks') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await disk()
        if (found) this.set(found[of] * found.bsize)
        else this.remove()
      },
    })
  room('disk_free_bytes', 'What is free on the disk of DATA_DIR', 'bavail')
  room('disk_size_bytes', 'The size of the disk of DATA_DIR', 'blocks')
  new Gauge({
    name: 'disk_reserve_bytes',
    help: 'With less than this free nothing new is stored (DISK_RESERVE_MB)',
    registers,
  }).set(diskReserveBytes)
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest backup in DATA_DIR/respaldos was complete; missing if there is none',
    registers,
    async collect() {
      const newest = await newestBackup(join(dataDir, 'respaldos'))
      if (newest === null) this.remove()
      else this.set(newest)
    },
  })
}

/** A backup gets its name once it is complete. */
async function newestBackup(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => /\.respaldo(\.age)?$/.test(name))
  const times = await Promise.all(
    backups.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => [mtimeMs / 1000],
        () => [],
      ),
    ),
  )
  return times.flat().length > 0 ? Math.max(...times.flat()) : null
}
