import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const MEBIBYTE = 1024 * 1024
const namespace = ['unshare', '--user', '--map-root-user', '--mount', '--propagation', 'private']

/** Why a separate disk is impossible here, or null: it needs user and mount namespaces (Linux). */
export function whyNoSmallDisk(folder: string): string | null {
  if (process.platform !== 'linux') return `no namespaces on ${process.platform}`
  const { status, stderr, error } = spawnSync(
    namespace[0] as string,
    [...namespace.slice(1), 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'prueba', folder],
    { encoding: 'utf8' },
  )
  return status === 0 ? null : `no mount in a user namespace: ${error?.message ?? stderr}`
}

/**
 * The command that runs a process with a disk of this many megabytes at this folder; the disk disappears with the
 * process.
 */
export const withSmallDisk = (folder: string, megabytes: number): string[] => [
  ...namespace,
  ...['sh', '-c', `mount -t tmpfs -o size=${megabytes}m,mode=700 prueba "$0" && exec "$@"`, folder],
]

/** The same disk seen from outside, through the process that mounts it. */
export class SmallDisk {
  private readonly folder: string
  constructor(pid: number, folder: string) {
    this.folder = `/proc/${pid}/root${folder}`
  }

  private get filler(): string {
    return join(this.folder, 'relleno')
  }

  free(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /** Fills the disk until only this many bytes are free. */
  async fill(leave = 0): Promise<void> {
    const file = await open(this.filler, 'a')
    try {
      for (let size = MEBIBYTE; size >= 1; size = size > 4096 ? 4096 : size === 4096 ? 1 : 0) {
        const block = Buffer.alloc(size, 'x')
        // A write may succeed partly: then the next one fails.
        while (
          this.free() - leave >= size &&
          (await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten === size
        );
      }
    } finally {
      await file.close()
    }
  }

  /** Frees the space again. */
  empty(): void {
    if (existsSync(this.filler)) rmSync(this.filler)
  }
}
