import assert from 'node:assert/strict'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import pg from 'pg'
import { useApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { connectionTo, testServer } from '../../../test/databases.ts'
import { clientConfig } from '../database/connect.ts'

const api = useApi()

const value = async (name: string, labels: Record<string, string> = {}) => {
  const metric = await api.app.metrics.getSingleMetric(name)?.get()
  const same = metric?.values.find((each) =>
    Object.entries(labels).every(([label, text]) => each.labels[label] === text),
  )
  return same?.value
}
const scraped = () => api.app.metrics.metrics()

describe('/metrics, for whoever keeps the product running', () => {
  it('says how much room the disk and the database take', async () => {
    await scraped()
    const [free = 0, size = 0] = [await value('disk_free_bytes'), await value('disk_size_bytes')]
    assert.ok(free > 0 && free < size)
    assert.equal(await value('disk_reserve_bytes'), 64 * 1024 * 1024)
    assert.ok(Number(await value('pg_database_size_bytes')) > 1_000_000)
  })

  it('says when the newest backup was complete, and nothing without one', async () => {
    const at = () => value('backup_last_success_timestamp_seconds')
    assert.equal(await at(), undefined)
    const folder = join(api.folder.path, 'respaldos')
    mkdirSync(folder)
    const put = (name: string, seconds: number) => {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), seconds, seconds)
    }
    put('backoffice-ayer.respaldo', 1_000)
    put('backoffice-hoy.respaldo.age', 2_000)
    put('.a-medias', 3_000)
    assert.equal(await at(), 2_000)
  })

  it('says which service the api lacks', async () => {
    assert.equal(await value('outage', { service: 'database' }), 0)
    api.app.noteOutage('files', new Error('away'))
    assert.equal(await value('outage', { service: 'files' }), 1)
    assert.equal(await value('outage', { service: 'disk' }), 0)
  })

  it('counts the standbys, and says how late each is once the role may read it', async () => {
    await scraped()
    assert.equal(await value('pg_replication_standbys'), 0)
    const standby = new Standby()
    await standby.start()
    try {
      await eventually(async () => {
        await scraped()
        return (await value('pg_replication_standbys')) === 1
      }, 'it is counted without any right')
      assert.equal(await value('pg_replication_lag_bytes', { standby: 'replica' }), undefined)
      await api.sql('grant pg_read_all_stats to backoffice_api')
      await api.sql('create table escrito as select generate_series(1, 1000)')
      await eventually(async () => {
        await scraped()
        return Number(await value('pg_replication_lag_bytes', { standby: 'replica' })) > 0
      }, 'the server has heard how far it is')
      assert.ok(Number(await value('pg_replication_lag_seconds', { standby: 'replica' })) >= 0)
    } finally {
      await api.sql('revoke pg_read_all_stats from backoffice_api')
      await standby.stop()
    }
  })
})

/** A standby as the server sees one: it takes the log, and says once how far it is. */
class Standby {
  private readonly client = new pg.Client({
    ...clientConfig(connectionTo(testServer(), 'postgres')),
    application_name: 'replica',
    replication: 'true',
  } as pg.ClientConfig)

  async start(): Promise<void> {
    this.client.on('error', () => {})
    await this.client.connect()
    const { rows } = await this.client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM')
    const [{ xlogpos } = { xlogpos: '0/0' }] = rows
    const { connection } = this.client as unknown as {
      connection: {
        once: (event: string, heard: () => void) => void
        sendCopyFromChunk: (chunk: Buffer) => void
      }
    }
    const started = new Promise<void>((resolve) => connection.once('replicationStart', resolve))
    this.client.query(`START_REPLICATION PHYSICAL ${xlogpos}`).catch(() => {})
    await started
    connection.sendCopyFromChunk(statusUpdate(xlogpos))
  }

  stop = () => this.client.end().catch(() => {})
}

/** «Standby status update» of PostgreSQL's streaming replication protocol: written, flushed and replayed up to here. */
function statusUpdate(position: string): Buffer {
  const [high = '0', low = '0'] = position.split('/')
  const lsn = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  const message = Buffer.alloc(34)
  message.write('r')
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(lsn, at)
  return message
}
