import { join } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'
import { settings } from '../api/settings.ts'

const rows = process.env.BENCH_ROWS ? settings.rows : 20_000

export const procesos = {
  rows,
  /** Reused between runs. */
  dataDir: join(root, '.cache', `bench-procesos-${rows}`),
  counts: [1, 2, 4],
  callers: [1, 8, 32],
  runs: settings.runs,
  seconds: settings.seconds,
}
