import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { countJobs, type JobCount } from '../jobs/store.ts'
import { atOnce, inTime } from './in-time.ts'

/** Told as zero while there are none: without a zero before it, the first failure would be no increase. */
const KINDS = ['correo', 'recordatorio', 'lote', 'importacion']

/**
 * Every process reports the same figures, because the jobs are in the database; without the database it reports none.
 */
export function jobGauges(db: Database, registers: Registry[]): void {
  const counts = atOnce(() => inTime<JobCount[] | null>(() => countJobs(db), null))
  new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done yet (waiting), and that failed for good in the last 30 days (failed)',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const found = await counts()
      this.reset()
      if (found)
        for (const kind of KINDS) for (const state of ['waiting', 'failed']) this.set({ kind, state }, 0)
      for (const { tipo: kind, en_espera, fallidos } of found ?? []) {
        this.set({ kind, state: 'waiting' }, en_espera)
        this.set({ kind, state: 'failed' }, fallidos)
      }
    },
  })
  new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest job that is not done has waited',
    labelNames: ['kind'],
    registers,
    async collect() {
      const found = await counts()
      this.reset()
      if (found) for (const kind of KINDS) this.set({ kind }, 0)
      for (const { tipo: kind, atraso } of found ?? []) this.set({ kind }, atraso)
    },
  })
}
