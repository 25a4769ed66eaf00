import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '../database/database.ts'
import { isDatabaseAway } from '../database/failures.ts'
import { openContent } from './seal.ts'
import { addJob, failJob, finishJob, type Job, postponeJob, takeJob } from './store.ts'

export interface WorkerOptions<C> {
  db: Database
  log: FastifyBaseLogger
  /** The kind's name in the table. */
  tipo: string
  /** The key that encrypts contents. */
  key: () => Promise<Buffer>
  /** Does a job; if it throws, the job is tried again. It runs at least once, so it may run twice. */
  handle: (content: C) => Promise<void>
  /** Explains a failure: `motivo` for the table (the operator sees it), `log` for the log, without personal data. */
  explain: (error: unknown, content: C) => { motivo: string; log: object; final: boolean }
  /** Seconds from a failed attempt to the next. */
  waits?: (tries: number) => number
  /** How many seconds a taken job is reserved; renewed while it runs. */
  lease?: number
  atOnce?: number
  /** How long a stop waits for running jobs. */
  stopWithinMs?: number
}

const POLL_MS = 5_000
const STOP_WITHIN_MS = 8_000
const NOTE_AGAIN_MS = 500

/** 5 s, 15 s, 45 s … at most 10 minutes. */
const growing = (tries: number) => Math.min(5 * 3 ** (tries - 1), 600)

/** Does the jobs of one kind. Any number of processes share them, and take over unfinished ones. */
export class Worker<C> {
  private readonly running = new Set<Promise<void>>()
  private readonly held = new Map<string, Job>()
  private readonly options: Required<WorkerOptions<C>>
  private stopped = false

  constructor(options: WorkerOptions<C>) {
    this.options = { waits: growing, lease: 30, atOnce: 3, stopWithinMs: STOP_WITHIN_MS, ...options }
  }

  /** Adds a job in the caller's transaction; it expires after this many minutes. */
  async add(tx: Tx, idLocatario: string, content: C, minutes: number): Promise<void> {
    const { tipo, key } = this.options
    await addJob(tx, await key(), { idLocatario, tipo, content, minutes })
  }

  /** Looks for jobs periodically: those of processes that died, and those due for another attempt. */
  start(): void {
    this.begin()
    setInterval(() => this.begin(), POLL_MS).unref()
  }

  /**
   * Call it after a transaction with a job has ended. The job starts after a random delay, so that the duration of this
   * answer or the next does not reveal what the job was.
   */
  wake(): void {
    setTimeout(() => this.begin(), 20 + Math.random() * 100).unref()
  }

  /** Runs due jobs until there are none. */
  async idle(): Promise<void> {
    // A lane that began earlier may have looked before the last job was there.
    await Promise.all(this.running)
    do {
      this.begin()
      await Promise.all(this.running)
    } while (this.running.size > 0)
  }

  /** Takes no new jobs, waits for running ones, and releases those that take too long to other processes. */
  async stop(): Promise<void> {
    this.stopped = true
    const late = new AbortController()
    const inTime = sleep(this.options.stopWithinMs, undefined, { signal: late.signal }).catch(() => {})
    await Promise.race([Promise.all(this.running), inTime])
    late.abort()
    for (const job of this.held.values()) await postponeJob(this.options.db, job, 0).catch(() => {})
  }

  private begin(): void {
    if (this.stopped || this.running.size >= this.options.atOnce) return
    const lane = this.workOff().finally(() => this.running.delete(lane))
    this.running.add(lane)
  }

  private async workOff(): Promise<void> {
    const { db, tipo, lease, log } = this.options
    while (!this.stopped) {
      const job = await takeJob(db, tipo, lease).catch((err: unknown) => {
        log.debug({ err, tipo }, 'no se pudieron buscar trabajos')
        return null
      })
      if (!job) return
      // Where one job was due, there may be more.
      this.begin()
      await this.perform(job)
    }
  }

  private async perform(job: Job): Promise<void> {
    const { db, lease, log, tipo } = this.options
    const about = { trabajo: job._id, tipo, intento: job.intentos }
    this.held.set(job._id, job)
    const renewal = setInterval(
      () => void (this.stopped || postponeJob(db, job, lease).catch(() => {})),
      lease * 300,
    ).unref()
    try {
      await this.attempt(job, about)
    } catch (err) {
      // The lease expires, and the job is tried again.
      log.warn({ err, ...about }, 'no se pudo anotar cómo terminó un trabajo')
    } finally {
      clearInterval(renewal)
      this.held.delete(job._id)
    }
  }

  private async attempt(job: Job, about: object): Promise<void> {
    const { db, log, key, handle, explain, waits } = this.options
    if (job.resto <= 0) {
      await failJob(db, job, 'venció')
      return log.error(about, 'trabajo vencido')
    }
    const content = openContent(await key(), job._id, job.contenido) as C
    try {
      await handle(content)
    } catch (error) {
      const { motivo, log: why, final } = explain(error, content)
      const wait = waits(job.intentos)
      if (final || wait >= job.resto) {
        await failJob(db, job, motivo)
        return log.error({ ...about, ...why }, 'trabajo fallido para siempre')
      }
      await postponeJob(db, job, wait, motivo)
      return log.warn({ ...about, ...why }, 'trabajo no logrado; se intentará otra vez')
    }
    await this.note(() => finishJob(db, job))
    log.info(about, 'trabajo hecho')
  }

  /** What is done is noted as soon as the database is there again: a mail that has left must not leave twice. */
  private async note(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (this.stopped || !isDatabaseAway(error)) throw error
      }
      await sleep(NOTE_AGAIN_MS)
    }
  }
}
