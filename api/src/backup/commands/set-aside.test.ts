import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { contents, digests, fillOffice, run } from '../../../test/backup/backup.ts'
import { makeDatabase, urlOf } from '../../../test/databases.ts'
import { ApiProcess, temporaryFolder } from '../../../test/process.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { folderStore } from '../../platform/files/folder.ts'
import { runningServer } from '../../platform/postgres/postmaster.ts'

const folder = temporaryFolder()
const at = (name: string) => join(folder.path, name)
after(() => folder.remove())

describe('npm run restaurar -- --apartar', () => {
  it('puts a backup in the place in use: what came later is gone, nothing is deleted, files stay or come back', async () => {
    const office = at('oficina')
    const store = folderStore(join(office, 'archivos'))
    const api = new ApiProcess({ DATA_DIR: office, DEMO: '0' })
    await api.ready()
    const live = () => ({ ...runningServer(office)!, database: 'backoffice' })
    await fillOffice(live(), store, 20)
    const rows = await digests(live())
    const before = await contents(store)
    const [backup, env] = [at('hoy.respaldo'), { DATA_DIR: office }]
    assert.equal((await run('respaldo', [backup], env).done).status, 0)
    await withOwner(live(), (client) =>
      client.query(`delete from notas; update clientes set nombre = 'Otro'`),
    )
    const busy = await run('restaurar', ['--apartar', backup], env).done
    assert.match(busy.stderr, /ya está en uso por otro proceso/)
    await api.stop()
    await store.delete(Object.keys(before)[0]!)

    const { status, stdout, stderr } = await run('restaurar', ['--apartar', backup], env).done
    assert.equal(status, 0, stderr)
    assert.match(stdout, /quedó entero en .*postgres\.apartada-\d{14}: quien opera lo quita\./)
    const again = new ApiProcess({ DATA_DIR: office, DEMO: '0' })
    await again.ready()
    assert.deepEqual(await digests(live()), rows)
    assert.deepEqual(await contents(store), before)
    await again.stop()
    assert.equal(readdirSync(office).filter((name) => name.startsWith('postgres.apartada-')).length, 1)
  })

  it('does the same on a server, and leaves all as it was when the backup is damaged or others are at work', async () => {
    const database = await makeDatabase()
    const store = folderStore(join(at('servidor'), 'archivos'))
    await fillOffice(database.connection, store, 20)
    const env = { DATA_DIR: at('servidor'), DATABASE_URL: urlOf(database.connection) }
    const [good, bad] = [at('bueno.respaldo'), at('malo.respaldo')]
    assert.equal((await run('respaldo', [good], env).done).status, 0)
    const rows = await digests(database.connection)
    writeFileSync(bad, readFileSync(good).subarray(0, 500))
    assert.match((await run('restaurar', ['--apartar', bad], env).done).stderr, /dañado/)
    await withOwner(database.connection, async (client) => {
      await client.query(`update clientes set nombre = 'Otro'`)
      assert.match((await run('restaurar', ['--apartar', good], env).done).stderr, /está en uso/)
    })
    const { status, stdout, stderr } = await run('restaurar', ['--apartar', good], env).done
    assert.equal(status, 0, stderr)
    assert.deepEqual(await digests(database.connection), rows)
    const aside = /la base (\w+):/.exec(stdout)![1]!
    await withOwner(database.connection, (client) => client.query(`drop database ${aside}`))
    await database.drop()
  })
})
