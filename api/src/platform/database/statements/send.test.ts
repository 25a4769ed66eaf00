import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../drizzle.ts'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../../test/api.ts'
import type { Tx } from '../database.ts'
import { sqlState } from '../failures.ts'
import { inSavepoint } from './savepoint.ts'
import { send } from './send.ts'

const api = useApi()

const INSERT = 'insert into clientes (id_locatario, _id, nombre) values ($1, $2, $3)'
const insert = (tx: Tx, nombre: string, _id = uuidv7()) =>
  send(tx, 'prueba_cliente', INSERT, [api.idLocatario, _id, nombre])
const run = <T>(work: (tx: Tx) => Promise<T>) => api.app.db.tenant(api.idLocatario, work)
const names = async () => {
  const rows = await api.sql('select nombre from clientes where id_locatario = $1 order by 1', [
    api.idLocatario,
  ])
  return rows.map(({ nombre }) => nombre as string)
}

it('what a transaction sends is not waited for before its end, and is kept then', async () => {
  const holder = await api.app.db.pool.connect()
  await holder.query('begin; select pg_advisory_xact_lock(17)')
  let ended: () => void
  const workEnded = new Promise<void>((resolve) => (ended = resolve))
  const transaction = run(async (tx) => {
    send(tx, 'prueba_candado', 'select pg_advisory_xact_lock($1)', [17])
    insert(tx, 'Enviado')
    ended()
  })
  await workEnded
  assert.deepEqual(await names(), [])
  await holder.query('rollback')
  holder.release()
  await transaction
  assert.deepEqual(await names(), ['Enviado'])
})

it('the first error of what was sent is the transaction’s, whatever fails after it, and nothing is kept', async () => {
  const _id = uuidv7()
  const twice = (tx: Tx) => {
    insert(tx, 'Uno', _id)
    insert(tx, 'Dos', _id)
    insert(tx, 'Tres')
  }
  const endings: Record<string, (tx: Tx) => unknown> = {
    nothing: () => undefined,
    'a statement': (tx) => tx.execute(sql`select 1`),
    'a refusal of its own': () => {
      throw new Error('no encontrado')
    },
  }
  for (const [name, end] of Object.entries(endings)) {
    const transaction = run(async (tx) => {
      twice(tx)
      await end(tx)
    })
    await assert.rejects(transaction, (error) => sqlState(error) === '23505', name)
    assert.deepEqual(await names(), ['Enviado'], name)
  }
  await run(async (tx) => insert(tx, 'Otro'))
  assert.deepEqual(await names(), ['Enviado', 'Otro'])
})

it('an error of the work undoes what it sent', async () => {
  const work = run(async (tx) => {
    insert(tx, 'Nadie')
    throw new Error('no se puede')
  })
  await assert.rejects(work, /no se puede/)
  assert.deepEqual(await names(), ['Enviado', 'Otro'])
})

it('a conflict of what was sent is tried again', async () => {
  let tries = 0
  await run(async (tx) => {
    tries++
    if (tries === 1) {
      const conflict = `do $$ begin raise exception 'otra vez' using errcode = '40001'; end $$`
      send(tx, 'prueba_conflicto', conflict, [])
    }
    insert(tx, 'Insistente')
  })
  assert.equal(tries, 2)
  assert.deepEqual(await names(), ['Enviado', 'Insistente', 'Otro'])
})

it('in a savepoint, what was sent fails alone', async () => {
  const _id = uuidv7()
  await run(async (tx) => {
    insert(tx, 'Primero', _id)
    const again = inSavepoint(tx, async () => insert(tx, 'Repetido', _id))
    await assert.rejects(again, (error) => sqlState(error) === '23505')
    insert(tx, 'Último')
  })
  assert.deepEqual(await names(), ['Enviado', 'Insistente', 'Otro', 'Primero', 'Último'])
})

it('a transaction that swallows an error does not say that it was kept', async () => {
  const swallowed = run(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await assert.rejects(swallowed, /had failed before its commit/)
})
