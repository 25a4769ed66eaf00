import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { cleanUp } from './clean-up.ts'

const other = uuidv7()
const registry = fileURLToPath(new URL('../../../test/registry.json', import.meta.url))
const api = useApi({ registry }, async (api) => {
  await api.addEmpresa(other)
  await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
})

/** Kept for this long, as the role of requests sees it. */
const CASES: [table: string, column: string, kept: string][] = [
  ['sesiones', 'ultimo_uso', '12 hours'],
  ['intentos', 'momento', '1 day'],
  ['idempotencia', 'creacion', '24 hours'],
  ['recuperaciones', 'creacion', '2 days'],
  ['exportaciones', 'creacion', '2 minutes'],
  ['direcciones_conocidas', 'ultimo_uso', '90 days'],
  ['telemetria', 'hora', '30 days'],
  ['equipos_recordados', 'creacion', '30 days'],
  ['pasos_pendientes', 'creacion', '1 hour'],
  ['telemetria_envios', 'ventana', '1 hour'],
]

/** What is remembered of somebody's second step. */
const PASO = [
  `insert into equipos_recordados (id_locatario, _id, id_usuario, huella, direccion)
   select id_locatario, gen_random_uuid(), _id, sha256('e'), '' from usuarios where id_locatario = locatario() limit 1`,
  `insert into pasos_pendientes (id_locatario, huella, id_usuario, id_identidad)
   select id_locatario, sha256('p'), _id, _id from usuarios where id_locatario = locatario() limit 1`,
]

/** A session, an address, a failure, a kept answer, a recovery, an export, a second step and a count. */
async function fill(email: string): Promise<void> {
  const token = await api.signIn(email)
  const from = '198.51.100.7'
  await api.call('POST /auth/login', { email, password: 'mala' }, { token: '', from })
  await api.call('POST /auth/confirmar_correo', { email }, { token: '', from })
  const headers = { 'idempotency-key': uuidv7() }
  assert.equal((await api.call('POST /clientes/crear', { nombre: 'Ana' }, { token, headers })).status, 200)
  assert.equal((await api.call('POST /clientes/exportar', {}, { token })).status, 200)
  const carga = { remoto: 'clientes', version: '1.0.0', tipo: 'carga', veces: 1 }
  assert.equal((await api.call('POST /telemetria', { eventos: [carga] }, { token })).status, 200)
}

const howMany = async (table: string) => {
  const counts = [api.idLocatario, other].map(
    async (id) => (await api.sql<{ n: number }>(`select count(*)::int as n from ${table}`, [], id))[0]!.n,
  )
  return Math.max(...(await Promise.all(counts)))
}

it('what has had its time goes, of every tenant, and what has not stays', async () => {
  await fill('ada@pruebas.mx')
  await fill('otra@pruebas.mx')
  for (const id of [api.idLocatario, other]) for (const one of PASO) await api.sql(one, [], id)
  for (const [table, column, kept] of CASES) {
    const age = async (by: string) => {
      for (const id of [api.idLocatario, other]) {
        await api.sql(`update ${table} set ${column} = now() - interval '${kept}' + interval '${by}'`, [], id)
      }
      await cleanUp(api.app.db, { auditDays: 0 })
    }
    await age('20 seconds')
    assert.ok((await howMany(table)) >= 1, `${table} younger than ${kept}`)
    await age('-20 seconds')
    assert.equal(await howMany(table), 0, `${table} older than ${kept}`)
  }
})

it('[D25] the addresses of a deleted user go', async () => {
  const email = 'quien-se-va@pruebas.mx'
  const id = await api.addUser({ email })
  api.token = await api.signIn('ada@pruebas.mx')
  await api.signIn(email)
  const addresses = () =>
    api.sql(
      'select from direcciones_conocidas d join identidades i on i._id = d.id_identidad where i.id_usuario = $1',
      [id],
    )
  await cleanUp(api.app.db, { auditDays: 0 })
  assert.equal((await addresses()).length, 1)
  assert.equal((await api.call('POST /usuarios/eliminar', { id })).status, 200)
  await cleanUp(api.app.db, { auditDays: 0 })
  assert.equal((await addresses()).length, 0)
})

describe('[D50] the audit', () => {
  const NOBODY = '00000000-0000-0000-0000-000000000000'
  const from = '198.51.100.50'
  const entries = async (id: string) => {
    const rows = await api.sql<{ accion: string }>(
      'select accion from auditoria where id_locatario = $1 and direccion = $2 order by accion',
      [id, from],
    )
    return rows.map(({ accion }) => accion)
  }
  const age = (interval: string) => api.sql(`update auditoria set momento = now() - interval '${interval}'`)
  const attempt = (email: string) =>
    api.call('POST /auth/login', { email, password: 'mala' }, { token: '', from })

  it('forgets failed sign-ins and recoveries of e-mails that nobody has after 90 days, and nothing else', async () => {
    await attempt('nadie@pruebas.mx')
    await api.call('POST /auth/confirmar_correo', { email: 'nadie@pruebas.mx' }, { token: '', from })
    await attempt('ada@pruebas.mx')
    await age('89 days')
    await cleanUp(api.app.db, { auditDays: 0 })
    assert.deepEqual(await entries(NOBODY), ['iniciar_sesion_fallido', 'pedir_recuperacion'])
    await age('91 days')
    await cleanUp(api.app.db, { auditDays: 0 })
    assert.deepEqual(await entries(NOBODY), [])
    await age('30 years')
    await cleanUp(api.app.db, { auditDays: 0 })
    assert.deepEqual(await entries(api.idLocatario), ['iniciar_sesion_fallido'], 'for good without a setting')
  })

  it('keeps what people did as long as the setting says, of every tenant, and never less than 30 days', async () => {
    await age('29 days')
    await cleanUp(api.app.db, { auditDays: 1 })
    await cleanUp(api.app.db, { auditDays: 30 })
    assert.deepEqual(await entries(api.idLocatario), ['iniciar_sesion_fallido'])
    await age('31 days')
    await cleanUp(api.app.db, { auditDays: 365 })
    assert.deepEqual(await entries(api.idLocatario), ['iniciar_sesion_fallido'])
    await cleanUp(api.app.db, { auditDays: 30 })
    assert.deepEqual(await entries(api.idLocatario), [])
  })
})
