import pg from 'pg'
import { clientConfig, type Connection } from '../../src/platform/database/connect.ts'

/**
 * The owner's connections to a test's database. A new connection costs far more than most statements, so they are kept;
 * each piece of work gets one that remembers nothing of the one before.
 */
export class Owners {
  private readonly pool: pg.Pool

  constructor(connection: Connection) {
    this.pool = new pg.Pool({ ...clientConfig(connection), max: 10, allowExitOnIdle: true })
    // A test may end connections, or their server: the next statement fails and tells so.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => void client.on('error', () => {}))
  }

  /** Runs this in a tenant, as the owner of the tables. */
  async in<T>(idLocatario: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    let failure: Error | undefined
    try {
      await client.query('discard all')
      await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
      return await work(client)
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      // After a failure nobody knows its state.
      client.release(failure)
    }
  }

  end = () => this.pool.end()
}
