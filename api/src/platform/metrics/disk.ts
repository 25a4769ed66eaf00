import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../config.ts'

/** The disk of DATA_DIR, and the backups on it. */
export function diskGauges(
  { dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
  registers: Registry[],
): void {
  const size = new Gauge({ name: 'disk_size_bytes', help: 'The size of the disk of DATA_DIR', registers })
  new Gauge({
    name: 'disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    registers,
    async collect() {
      const disk = await statfs(dataDir).catch(() => null)
      if (disk) {
        this.set(disk.bavail * disk.bsize)
        size.set(disk.blocks * disk.bsize)
      } else for (const gauge of [this, size]) gauge.remove()
    },
  })
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
