import { join, resolve } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
if (!Number.isInteger(rows) || rows < 1_000 || rows > 5_000_000) {
  throw new Error('BENCH_ROWS debe ser un número entero de 1000 a 5000000.')
}

export const settings = {
  rows,
  /** Measured runs of each side, after one warm-up run. */
  runs: Number(process.env.BENCH_RUNS ?? 5),
  seconds: Number(process.env.BENCH_SECONDS ?? 4),
  connections: 20,
  /** Reused between runs, because filling it takes minutes. */
  dataDir: resolve(process.env.BENCH_DATA ?? join(root, '.cache', `bench-api-${rows}`)),
  login: { email: 'medicion@demo.mx', password: 'una-clave-solo-para-medir' },
}
