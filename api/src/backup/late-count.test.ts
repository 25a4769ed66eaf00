import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { fillOffice } from '../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase, testServer } from '../../test/databases.ts'
import { temporaryFolder } from '../../test/process.ts'
import { type Connection, withOwner } from '../platform/database/connect.ts'
import { folderStore } from '../platform/files/folder.ts'
import { verifyBackup } from './restore/verify.ts'
import { writeBackup } from './write.ts'

const folder = temporaryFolder()
const proxy = createServer((client) => void pass(client))
let source: TestDatabase
before(async () => {
  source = await makeDatabase()
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
after(async () => {
  proxy.close()
  await source.drop()
  folder.remove()
})

/** Passes the server's answers on, those that count copied rows a moment later than the rows. */
async function pass(client: Socket) {
  const server = testServer()
  const upstream =
    'url' in server
      ? connect(Number(new URL(server.url).port || 5432), new URL(server.url).hostname)
      : connect(join(server.host, '.s.PGSQL.5432'))
  client.pipe(upstream)
  client.on('error', () => upstream.destroy())
  upstream.on('error', () => client.destroy())
  for await (const chunk of upstream as AsyncIterable<Buffer>) {
    const at = chunk.lastIndexOf('COPY ') - 5
    if (at > 0) {
      client.write(chunk.subarray(0, at))
      await sleep(20)
    }
    client.write(at > 0 ? chunk.subarray(at) : chunk)
  }
  client.end()
}

const behindProxy = (connection: Connection): Connection => {
  const { port } = proxy.address() as AddressInfo
  if (typeof connection !== 'string') return { ...connection, host: '127.0.0.1', port }
  const url = new URL(connection)
  url.host = `127.0.0.1:${port}`
  return url.href
}

describe('a backup of a server that answers piece by piece', () => {
  it('counts the rows of each table, also when their count arrives after them', async () => {
    const store = folderStore(join(folder.path, 'archivos'))
    await fillOffice(source.connection, store, 20)
    const path = join(folder.path, 'hoy.respaldo')
    const { tablas } = await withOwner(behindProxy(source.connection), (client) =>
      writeBackup(client, store, path),
    )
    assert.equal(tablas.clientes, 20)
    assert.deepEqual((await verifyBackup(path)).trailer.tablas, tablas)
  })
})
