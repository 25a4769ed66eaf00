import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'

const api = useApi()
const counted = async () => (await api.sql('select from intentos')).length

it('[D27] a right password that the database could not answer for is no failed attempt; a wrong one stays one', async () => {
  await api.addUser({ email: 'caida@pruebas.mx', tipo: 1 })
  const login = (password: string) =>
    api.call('POST /auth/login', { email: 'caida@pruebas.mx', password }, { token: '' })
  await api.sql('delete from intentos')
  await api.sql(`create function falla() returns trigger language plpgsql as $$
    begin raise exception using errcode = '57P01'; end $$`)
  await api.sql('create trigger falla before insert on auditoria for each row execute function falla()')
  assert.equal((await login(PASSWORD)).status, 503)
  assert.equal((await login('equivocada')).status, 503)
  await api.sql('drop trigger falla on auditoria')
  await eventually(async () => (await counted()) === 1, 'the attempt is taken back')
})
