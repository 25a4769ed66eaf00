import type pg from 'pg'
import { isDatabaseAway, READ_ONLY, saysItIsAway } from '../failures.ts'

/** The pool's connections, without those whose server is gone or has become a standby. */
export class Connections {
  /** Grows with every loss of a server. */
  private era = 0
  private readonly bornIn = new WeakMap<pg.PoolClient, number>()
  private readonly broken = new WeakSet<pg.PoolClient>()

  readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool

    pool.on('connect', (client) => {
      this.bornIn.set(client, this.era)
      client.on('error', () => this.broken.add(client))
    })
  }

  /** A connection for one piece of work. Those older than the last loss probably lead to the same server. */
  async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.pool.connect()
      if (this.bornIn.get(client) === this.era) return client
      client.release(true)
    }
  }

  /** Whether the work failed because this connection broke, or because its server takes no writes. */
  isLost(client: pg.PoolClient, error: unknown): boolean {
    return this.broken.has(client) || saysItIsAway(error)
  }

  /** Gives it back after the work, or throws it away after a failure of the connection. */
  giveBack(client: pg.PoolClient, error?: unknown): void {
    if (this.bornIn.get(client) === this.era && this.isLost(client, error)) this.era++
    // A server that does not answer ignores a rollback too; it rolls back by itself when its connection is destroyed.
    client.release(isDatabaseAway(error))
  }

  /** Checks that the database answers and takes writes. */
  async check(): Promise<void> {
    const client = await this.take()
    let failure: unknown
    try {
      const { rows } = await client.query<{ lectura: string }>(
        `select current_setting('transaction_read_only') as lectura`,
      )
      if (rows[0]?.lectura === 'on') throw Object.assign(new Error('read-only server'), { code: READ_ONLY })
    } catch (error) {
      failure = error
      throw error
    } finally {
      this.giveBack(client, failure)
    }
  }
}
