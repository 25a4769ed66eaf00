import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it, mock } from 'node:test'
import { join } from 'node:path'
import { TestApi } from '../../../../test/api.ts'
import { run } from '../../../../test/backup/backup.ts'
import { urlOf } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { type Pair, startPair } from '../../../../test/machine/standby.ts'
import { sql } from '../drizzle.ts'

/* A primary and a real standby: who reads there never finds less than what was confirmed before. */

let pair: Pair
let api: TestApi

before(async () => {
  pair = await startPair()
  const database = { connection: pair.primary, drop: () => Promise.resolve() }
  api = new TestApi({}, {}, { database, standby: pair.standby })
  await api.start()
})
after(async () => {
  await api.stop()
  await pair.stop()
})

const reads = () => ({ ...api.app.db.reads! })
/** How many of the reads of some work each server did. */
async function readsOf(work: () => Promise<unknown>) {
  const was = reads()
  await work()
  const now = reads()
  return { standby: now.standby - was.standby, primary: now.primary - was.primary }
}
/** Where the rows of this office are counted, and how many there are. */
const count = () =>
  api.app.db.reading(api.idLocatario, async (tx) => {
    const { rows } = await tx.execute<{ many: number; standby: boolean }>(
      sql`select count(*)::int as many, pg_is_in_recovery() as standby from clientes`,
    )
    return rows[0]!
  })
const create = async (nombre: string) => {
  const { status } = await api.call('POST /clientes/crear', { nombre })
  assert.equal(status, 200)
}
/** After a failure it rests for a while, which passes here at once. */
async function isUsed() {
  const now = performance.now.bind(performance)
  const later = mock.method(performance, 'now', () => now() + 10_001)
  await eventually(async () => (await count()).standby, 'the standby reads')
  later.mock.restore()
  assert.equal((await count()).standby, true)
}

describe('reading on a standby', () => {
  beforeEach(isUsed)

  it('finds what was confirmed just before, a hundred times while others write', async () => {
    let going = true
    const others = Array.from({ length: 3 }, async () => {
      while (going) await create('De otra persona')
    })
    const { many: before } = await count()
    const read = await readsOf(async () => {
      for (let i = 1; i <= 100; i++) {
        await create('Mía')
        const own = await api.app.db.reading(api.idLocatario, async (tx) => {
          const { rows } = await tx.execute<{ own: number; all: number }>(
            sql`select count(*) filter (where nombre = 'Mía')::int as own, count(*)::int as all from clientes`,
          )
          return rows[0]!
        })
        assert.equal(own.own, i)
        assert.ok(own.all >= before + i)
      }
    })
    going = false
    await Promise.all(others)
    assert.ok(read.standby > 90, JSON.stringify(read))
  })

  it('of an office sees its rows alone', async () => {
    const found = await api.app.db.reading('00000000-0000-7000-8000-000000000000', async (tx) => {
      const { rows } = await tx.execute(sql`select from clientes`)
      return rows.length
    })
    assert.equal(found, 0)
  })

  it('waits for nothing that does not come: the primary reads, and for a while it alone', async () => {
    await pair.onStandby('select pg_wal_replay_pause()')
    await create('Después de la pausa')
    const { many, standby } = await count()
    assert.equal(standby, false)
    const again = await readsOf(count)
    assert.deepEqual(again, { standby: 0, primary: 1 })
    assert.equal((await count()).many, many)
    await pair.onStandby('select pg_wal_replay_resume()')
  })

  it('work that would write is done by the primary, whose connections stay', async () => {
    const { pool } = api.app.db
    let made = 0
    const onConnect = () => void made++
    pool.on('connect', onConnect)
    const rename = api.app.db.reading(api.idLocatario, (tx) =>
      tx.execute(sql`update clientes set nombre = nombre where nombre = 'Mía'`),
    )
    assert.ok(((await rename).rowCount ?? 0) > 0)
    await count()
    pool.off('connect', onConnect)
    assert.equal(made, 0)
  })

  it('work that its replay conflicts with is done by the primary', async () => {
    const found = await api.app.db.reading(api.idLocatario, async (tx) => {
      const { rows } = await tx.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)
      if (rows[0]!.standby) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
      return rows[0]!
    })
    assert.equal(found.standby, false)
  })

  it('a mistake of the work itself is its own, and not tried elsewhere', async () => {
    const read = await readsOf(() =>
      assert.rejects(() => api.app.db.reading(api.idLocatario, (tx) => tx.execute(sql`select 1 / 0`))),
    )
    assert.deepEqual(read, { standby: 0, primary: 0 })
    assert.equal((await count()).standby, true)
  })

  it('a standby that dies costs nobody an answer; it reads again once it is back', async () => {
    await pair.stopStandby()
    for (let i = 0; i < 3; i++) {
      await create('Sin réplica')
      assert.equal((await count()).standby, false)
    }
    await pair.startStandby()
    await isUsed()
  })
})

describe('[E-13] [E-18] what reads on the standby', () => {
  before(async () => {
    await isUsed()
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre, apellido_paterno, celular)
       select $1, gen_random_uuid(), 'Cliente', 'Número ' || n, 5500000000 + n / 2 from generate_series(1, 12000) n`,
      [api.idLocatario],
    )
  })
  beforeEach(isUsed)

  it('an export, but for its first rows', async () => {
    await create('Recién guardada')
    const read = await readsOf(async () => {
      const { body } = await api.call('POST /clientes/exportar', { orden: 'creacion', direccion: 'asc' })
      const { payload } = await api.app.inject({ method: 'GET', url: body.url })
      assert.match(payload, /Recién guardada/)
      assert.ok(payload.split('\r\n').length > 12_000)
    })
    assert.ok(read.standby >= 5 && read.primary === 0, JSON.stringify(read))
  })

  it('is counted by the server that did it', async () => {
    const { standby, primary } = reads()
    const text = await api.app.metrics.metrics()
    assert.ok(text.includes(`pg_reads_total{server="standby"} ${standby}`), text)
    assert.ok(text.includes(`pg_reads_total{server="primary"} ${primary}`), text)
  })

  it('«Reportes»', async () => {
    const read = await readsOf(async () => {
      const { status } = await api.call('POST /reportes/consultar', {
        desde: '2026-01-01',
        hasta: '2026-12-31',
      })
      assert.equal(status, 200)
    })
    assert.deepEqual(read, { standby: 1, primary: 0 })
  })

  it('[E-12] the search for duplicates of a large office', async () => {
    const read = await readsOf(async () => {
      assert.equal((await api.call('POST /clientes/buscar_duplicados', {})).status, 200)
      await api.app.duplicados.idle()
      const { body } = await api.call('POST /clientes/duplicados', { filas: 5 })
      assert.equal(body.busqueda.estado, 'terminada')
    })
    assert.ok(read.standby >= 5 && read.primary === 0, JSON.stringify(read))
    const pairs = await api.sql('select from pares_duplicados')
    assert.ok(pairs.length >= 5_999, `${pairs.length} pairs`)
  })

  it('the file of a long list that is prepared', async () => {
    const read = await readsOf(async () => {
      const pregunta = {}
      const { status, body } = await api.call('POST /exportaciones/preparar', { lista: 'clientes', pregunta })
      assert.equal(status, 200, JSON.stringify(body))
      await api.app.exportaciones.idle()
      const [row] = await api.sql<{ estado: string }>('select estado from exportaciones_preparadas')
      assert.equal(row?.estado, 'lista')
    })
    assert.ok(read.standby >= 4 && read.primary === 0, JSON.stringify(read))
  })
})

describe('npm run respaldo with a standby', () => {
  before(isUsed)
  const backUp = (name: string) =>
    run('respaldo', [join(api.folder.path, name)], {
      DATA_DIR: api.folder.path,
      DATABASE_URL: urlOf(pair.primary),
      DATABASE_READ_URL: urlOf(pair.standby),
    }).done

  it('reads it there, with what was confirmed just before', async () => {
    await create('Respaldada')
    const { status, stdout, stderr } = await backUp('uno.respaldo')
    assert.equal(status, 0, stderr)
    const [, many] = /uno\.respaldo, leído de la réplica: ([\d,]+) registros/.exec(stdout) ?? []
    const lines = await api.sql('select from clientes')
    assert.ok(Number(many?.replaceAll(',', '')) > lines.length, stdout)
  })

  it('reads the primary when the standby can’t', async () => {
    await pair.stopStandby()
    const { status, stdout, stderr } = await backUp('dos.respaldo')
    await pair.startStandby()
    assert.equal(status, 0, stderr)
    assert.match(stdout, /leído de la que manda porque la réplica no pudo/)
  })
})

it('a standby that has become a primary of its own is not read', async () => {
  await isUsed()
  await pair.onStandby('select pg_promote()')
  await create('Solo en la que manda')
  const { many, standby } = await count()
  assert.equal(standby, false)
  assert.equal(many, (await api.sql('select from clientes')).length)
})
