import assert from 'node:assert/strict'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { sendForm } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'
import { claim, release, reserve } from './loose.ts'
import { sweepFiles } from './sweep.ts'

const api = useApi()

const DAY = 86_400_000
const later = (ms: number) => new Date(Date.now() + ms)
const sweep = (now = new Date()) =>
  sweepFiles({ db: api.app.db, files: api.app.files, orphanMinutes: 24 * 60 }, now)
const inTenant = <T>(work: Parameters<typeof api.app.db.tenant<T>>[1], id = api.idLocatario) =>
  api.app.db.tenant(id, work)
const put = (key: string) => api.app.files.put(key, Readable.from([Buffer.from('hola')]))

describe('the sweep', () => {
  it('[D25] deletes the bytes of a deleted file after 30 days, and not before', async () => {
    const id_cliente = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id
    const { body } = await sendForm(api, 'POST /clientes/crear_archivo', [
      ['id_cliente', id_cliente],
      ['nombre', 'x'],
      { name: 'a.pdf', content: contents.pdf as Buffer },
    ])
    const kept = await leftovers(api)
    await sweep(later(400 * DAY))
    assert.deepEqual((await leftovers(api)).keys, kept.keys, 'what has an owner stays for ever')
    await api.call('POST /clientes/eliminar_archivo', { id_cliente, id_archivo: body.archivos[0]._id })
    assert.equal(await sweep(later(29.9 * DAY)), 0)
    assert.equal((await leftovers(api)).keys.length, 1)
    assert.equal(await sweep(later(30.1 * DAY)), 1)
    const { keys, loose } = await leftovers(api)
    assert.deepEqual({ keys, loose }, { keys: [], loose: [] })
  })

  it('a day later deletes what a crash left between the first byte and the row, in every tenant', async () => {
    const other = uuidv7()
    await api.addEmpresa(other)
    for (const id of [api.idLocatario, other]) {
      const key = `clientes/${id}/huerfano`
      await inTenant((tx) => reserve(tx, id, key, 24 * 60), id)
      await put(key)
    }
    assert.equal(await sweep(), 0)
    assert.equal(await sweep(later(1.1 * DAY)), 2)
    assert.deepEqual((await leftovers(api)).keys, [])
  })

  it('deletes more than one batch, with several processes at once', async () => {
    const keys = Array.from({ length: 250 }, (_, i) => `clientes/${api.idLocatario}/n${i}`)
    for (const key of keys) await inTenant((tx) => reserve(tx, api.idLocatario, key, 0))
    await Promise.all(keys.slice(0, 20).map(put))
    await Promise.all([sweep(later(1000)), sweep(later(1000)), sweep(later(1000))])
    const { keys: left, loose } = await leftovers(api)
    assert.deepEqual({ left, loose }, { left: [], loose: [] })
  })

  it('bytes whose deletion has begun can get no owner any more', async () => {
    const key = `clientes/${api.idLocatario}/tarde`
    await inTenant((tx) => reserve(tx, api.idLocatario, key, 0))
    await api.sql('update bytes_sueltos set tomados = true where clave = $1', [key])
    await assert.rejects(
      inTenant((tx) => claim(tx, api.idLocatario, key)),
      /tardó demasiado/,
    )
    await sweep(later(1000))
  })

  it('deletes bytes later where the database can still go back to when they had an owner', async () => {
    const key = `clientes/${api.idLocatario}/archivado`
    await put(key)
    await inTenant((tx) => release(tx, api.idLocatario, key, 1))
    const { db, files } = api.app
    const kept = (days: number) =>
      sweepFiles({ db, files, orphanMinutes: 60, keepDays: 14 }, new Date(Date.now() + days * 86_400_000))
    assert.equal(await kept(14.9), 0)
    assert.equal(await kept(15.1), 1)
    assert.equal(await files.size(key), null)
  })

  it('continues after an outage of the store', async () => {
    const key = `clientes/${api.idLocatario}/luego`
    await put(key)
    await inTenant((tx) => release(tx, api.idLocatario, key, 0))
    const broken = { ...api.app.files, delete: () => Promise.reject(new Error('away')) }
    await assert.rejects(sweepFiles({ db: api.app.db, files: broken, orphanMinutes: 1 }, later(1000)))
    assert.equal(await sweep(later(1000)), 1)
    assert.equal(await api.app.files.size(key), null)
  })

  it('deletes unfinished files once they are old enough', async () => {
    await put(`clientes/${api.idLocatario}/x`)
    const [old, fresh] = ['viejo', 'nuevo'].map((name) =>
      join(api.folder.path, 'archivos', '.escribiendo', name),
    ) as [string, string]
    for (const path of [old, fresh]) writeFileSync(path, 'x')
    utimesSync(old, 0, later(-2 * DAY).getTime() / 1000)
    await sweep()
    assert.deepEqual((await leftovers(api)).unfinished, ['nuevo'])
  })
})
