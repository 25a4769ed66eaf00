import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { leftovers } from '../../../test/leftovers.ts'
import { head, openSocket } from '../../../test/socket.ts'
import { StoreFailure } from '../files/store.ts'
import { MB, PATH, pdfOf, TYPE, useUploads } from './uploads.testing.ts'

const { api, send, good, assertNothing, eventuallyNothing } = useUploads()

describe('an interrupted upload leaves nothing behind', () => {
  it('when the client disconnects in the middle', async () => {
    const { payload } = good()
    for (const sent of [10, 300, MB / 2]) {
      const socket = await openSocket(api)
      const begun = once(api.app.server, 'request')
      socket.write(head(PATH, api.token, TYPE, payload.length))
      socket.write(payload.subarray(0, sent))
      await begun
      const hasFile = async () => (await leftovers(api)).loose.length === 1
      if (sent > 1_000) await eventually(hasFile, 'the file has begun to arrive')
      socket.destroy()
      await eventuallyNothing()
    }
  })

  it('when the database refuses the row', async () => {
    await api.sql('alter table archivos add constraint ninguno check (false) not valid')
    const { status } = await send('a.pdf', pdfOf(10))
    assert.ok(status >= 400)
    await api.sql('alter table archivos drop constraint ninguno')
    await assertNothing()
  })

  it('when the commit fails', async () => {
    await api.sql(`
      create function falla() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '40001'; end $$;
      create constraint trigger falla after insert on archivos deferrable initially deferred for each row execute function falla()`)
    const { status } = await send('a.pdf', pdfOf(10))
    assert.equal(status, 503)
    await api.sql('drop trigger falla on archivos')
    await assertNothing()
  })

  it('when the store fails: 503', async () => {
    const { put } = api.app.files
    api.app.files.put = async (_key, body) => {
      body.destroy()
      throw new StoreFailure(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    }
    const { status, body } = await send('a.pdf', pdfOf(10))
    api.app.files.put = put
    assert.equal(status, 503)
    assert.equal(body.msg, 'No queda espacio para archivos en el servidor')
    await assertNothing()
  })

  it('[D23] without a session or permission, because no byte is read', async () => {
    const { payload } = good(pdfOf(MB))
    const { put } = api.app.files
    api.app.files.put = () => assert.fail('read')
    for (const [token, status] of [
      ['x', 401],
      [await api.tokenWith({}), 403],
    ] as const) {
      const socket = await openSocket(api)
      socket.write(head(PATH, token, TYPE, payload.length))
      assert.match(await socket.until(/msg/), new RegExp(`^HTTP/1.1 ${status} `))
      socket.destroy()
    }
    api.app.files.put = put
  })
})
