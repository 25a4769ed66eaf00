import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { FastifyBaseLogger } from 'fastify'
import { useApi } from '../../../test/api.ts'
import { Worker } from './worker.ts'

const api = useApi()
const quiet = { debug() {}, info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger

it('[D24] what was done while the database went away is noted once it is back, and not done again', async () => {
  const done: string[] = []
  const jobs = new Worker<{ texto: string }>({
    db: api.app.db,
    log: quiet,
    tipo: 'caida',
    key: () => api.app.keyFor('trabajos'),
    handle: async ({ texto }) => void done.push(texto),
    explain: () => ({ motivo: '', log: {}, final: false }),
  })
  await api.sql('create sequence veces')
  await api.sql('grant usage on sequence veces to backoffice_api')
  // More often than a transaction is tried again by itself.
  await api.sql(`create function falla() returns trigger language plpgsql as $$
    begin
      if nextval('veces') < 6 then
        raise exception using errcode = '57P01';
      end if;
      return old;
    end $$`)
  await api.sql('create trigger falla before delete on trabajos for each row execute function falla()')

  await api.app.db.tenant(api.idLocatario, (tx) => jobs.add(tx, api.idLocatario, { texto: 'carta' }, 60))
  await jobs.idle()
  assert.deepEqual(done, ['carta'])
  assert.deepEqual(await api.sql(`select from trabajos where tipo = 'caida'`), [])
})
