import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../database/drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { NO_TENANT } from '../audit/repository.ts'
import { cleanUp } from '../database/clean-up.ts'
import { sqlState } from '../database/failures.ts'
import { openContent, sealContent } from './seal.ts'
import { Worker, type WorkerOptions } from './worker.ts'

const api = useApi()

const quiet = { debug() {}, info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger

interface Note {
  texto: string
}

function worker(
  tipo: string,
  handle: (note: Note) => Promise<void>,
  more: Partial<WorkerOptions<Note>> = {},
) {
  const explain = (error: unknown) => ({ motivo: (error as Error).message, log: {}, final: false })
  const key = () => api.app.keyFor('trabajos')
  return new Worker<Note>({ db: api.app.db, log: quiet, tipo, key, handle, explain, ...more })
}
const add = (to: Worker<Note>, texto: string, id = api.idLocatario, minutes = 60) =>
  api.app.db.tenant(id, (tx) => to.add(tx, id, { texto }, minutes))
const rows = (tipo: string) =>
  api.sql<{ intentos: number; motivo: string; espera: number; contenido: Buffer | null; fallo: Date | null }>(
    `select *, extract(epoch from desde - clock_timestamp())::float8 as espera from trabajos where tipo = $1`,
    [tipo],
  )
/** The time of a kind's next attempt has come, also if the server's clock is being set back. */
const later = (tipo: string) => api.sql('update trabajos set desde = creacion where tipo = $1', [tipo])

describe('jobs', () => {
  it('are created in the transaction of their cause, or not at all', async () => {
    const done: string[] = []
    const jobs = worker('todo', async ({ texto }) => void done.push(texto))
    const undone = api.app.db.tenant(api.idLocatario, async (tx) => {
      await jobs.add(tx, api.idLocatario, { texto: 'nunca' }, 60)
      throw new Error('the work fails')
    })
    await assert.rejects(undone, /the work fails/)
    await api.app.db.tenant(api.idLocatario, async (tx) => {
      await jobs.add(tx, api.idLocatario, { texto: 'luego' }, 60)
      await jobs.idle()
      assert.deepEqual(done, [], 'not before the commit')
    })
    await jobs.idle()
    assert.deepEqual(done, ['luego'])
    assert.deepEqual(await rows('todo'), [])
  })

  it('are shared by processes across tenants: each runs once', async () => {
    const other = uuidv7()
    const done: string[] = []
    const several = Array.from({ length: 4 }, () =>
      worker('reparto', async ({ texto }) => {
        // A job takes a moment, in which the other processes look for work.
        await new Promise((resolve) => setTimeout(resolve, 1))
        done.push(texto)
      }),
    )
    const all = Array.from({ length: 60 }, (_, i) => `trabajo ${i}`)
    for (const [i, texto] of all.entries()) {
      await add(several[0]!, texto, [api.idLocatario, other, NO_TENANT][i % 3])
    }
    await Promise.all(several.map((one) => one.idle()))
    assert.deepEqual(done.sort(), all.sort())
  })

  it('are encrypted at rest, and one’s content cannot pass for another’s', async () => {
    const jobs = worker('secreto', async () => {})
    await add(jobs, 'FICHA_secreta')
    const [row] = await rows('secreto')
    assert.doesNotMatch(row!.contenido!.toString('latin1'), /FICHA|secreta/)
    const key = await api.app.keyFor('trabajos')
    const sealed = sealContent(key, 'uno', { texto: 'x' })
    assert.deepEqual(openContent(key, 'uno', sealed), { texto: 'x' })
    assert.throws(() => openContent(key, 'dos', sealed))
    sealed[sealed.length - 1]! ^= 1
    assert.throws(() => openContent(key, 'uno', sealed))
    assert.throws(() => openContent(Buffer.alloc(32), 'uno', sealContent(key, 'uno', {})))
  })

  it('that fail are tried again, after growing waits', async () => {
    let tries = 0
    const jobs = worker('terco', async () => {
      if (++tries < 5) throw new Error('por ahora no')
    })
    await add(jobs, 'x')
    const waits: number[] = []
    for (let i = 1; i < 5; i++) {
      await jobs.idle()
      await jobs.idle()
      assert.equal(tries, i, 'not before its time')
      const [row] = await rows('terco')
      assert.deepEqual([row!.intentos, row!.motivo, row!.fallo], [i, 'por ahora no', null])
      waits.push(Math.round(row!.espera / 5))
      await later('terco')
    }
    assert.deepEqual(waits, [1, 3, 9, 27])
    await jobs.idle()
    assert.deepEqual(await rows('terco'), [])
  })

  it('that have expired do not run; they stay without content for 30 days', async () => {
    let tries = 0
    const failing = worker('tarde', async () => {
      tries++
      throw new Error('no')
    })
    await add(failing, 'x', api.idLocatario, 0.05)
    await failing.idle()
    const [row] = await rows('tarde')
    assert.deepEqual([tries, row!.motivo, row!.contenido], [1, 'no', null], 'no next try could be in time')
    await api.sql(`delete from trabajos where tipo = 'tarde'`)

    // In one transaction: the lane that ran the first job may still be looking for another.
    await api.app.db.tenant(api.idLocatario, async (tx) => {
      await failing.add(tx, api.idLocatario, { texto: 'y' }, 60)
      await tx.execute(sql`update trabajos set vence = now() where tipo = 'tarde'`)
    })
    await failing.idle()
    const [expired] = await rows('tarde')
    assert.deepEqual([tries, expired!.motivo, expired!.contenido], [1, 'venció', null])

    for (const [age, left] of [
      ['29.9 days', 1],
      ['30.1 days', 0],
    ] as const) {
      await api.sql(`update trabajos set fallo = now() - $1::interval where tipo = 'tarde'`, [age])
      await cleanUp(api.app.db, { auditDays: 0 })
      assert.equal((await rows('tarde')).length, left)
    }
  })

  it('of a dead process pass to another once the lease has expired, and not before', async () => {
    const done: string[] = []
    // One lane, held by the job: another could still look for work, and take it back after its lease.
    const dying = worker('muerto', () => new Promise(() => {}), { lease: 3600, atOnce: 1 })
    await add(dying, 'x')
    void dying.idle()
    await eventually(async () => (await rows('muerto'))[0]!.intentos === 1, 'it is taken')
    const next = worker('muerto', async ({ texto }) => void done.push(texto))
    await next.idle()
    assert.deepEqual(done, [])
    await later('muerto')
    await next.idle()
    assert.deepEqual(done, ['x'])
  })

  it('that take long stay with their process', async () => {
    let finish = () => {}
    const jobs = worker('largo', () => new Promise<void>((resolve) => (finish = resolve)), { lease: 1 })
    await add(jobs, 'x')
    void jobs.idle()
    await eventually(async () => (await rows('largo'))[0]?.intentos === 1, 'it is taken')
    const [before] = await api.sql<{ desde: Date }>(`select desde from trabajos where tipo = 'largo'`)
    await eventually(async () => {
      const [now] = await api.sql<{ desde: Date }>(`select desde from trabajos where tipo = 'largo'`)
      return now!.desde > before!.desde
    }, 'the lease goes on')
    finish()
    await jobs.idle()
    assert.deepEqual(await rows('largo'), [])
  })

  it('a stop takes no new jobs and waits for running ones', async () => {
    const done: string[] = []
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const handle = async ({ texto }: Note) => {
      await finished
      done.push(texto)
    }
    const jobs = worker('alto', handle, { atOnce: 1 })
    await add(jobs, 'uno')
    await add(jobs, 'dos')
    void jobs.idle()
    await eventually(async () => (await rows('alto')).some(({ intentos }) => intentos === 1), 'one is taken')
    const stopped = jobs.stop()
    finish()
    await stopped
    assert.deepEqual(done, ['uno'])
    const left = await rows('alto')
    assert.deepEqual(
      left.map(({ intentos }) => intentos),
      [0],
    )
  })

  it('a stop releases jobs that take too long', async () => {
    const stuck = worker('atorado', () => new Promise(() => {}), { lease: 3600, stopWithinMs: 10 })
    await add(stuck, 'x')
    void stuck.idle()
    await eventually(async () => (await rows('atorado'))[0]?.intentos === 1, 'it is taken')
    await stuck.stop()
    assert.ok((await rows('atorado'))[0]!.espera <= 0, 'another process may take it at once')
  })

  it('[D21] are visible only to their own tenant', async () => {
    const jobs = worker('ajeno', async () => {})
    await add(jobs, 'x')
    const seenBy = (id: string) =>
      api.app.db.tenant(
        id,
        async (tx) => (await tx.execute(sql`select from trabajos where tipo = 'ajeno'`)).rowCount,
      )
    assert.deepEqual([await seenBy(api.idLocatario), await seenBy(uuidv7()), await seenBy('')], [1, 0, 0])
    const elsewhere = api.app.db.tenant(uuidv7(), (tx) => jobs.add(tx, api.idLocatario, { texto: 'x' }, 60))
    await assert.rejects(elsewhere, (error) => sqlState(error) === '42501')
  })
})
