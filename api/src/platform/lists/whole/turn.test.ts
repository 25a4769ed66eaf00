import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { calls } from '@backoffice/shared/contract'
import { useApi } from '../../../../test/api.ts'
import { eventually } from '../../../../test/eventually.ts'
import { clientesExport } from '../../../resources/clientes/list/export.ts'
import { findSession, type Session } from '../../auth/session.ts'
import { csvOf } from '../../exports/stream.ts'
import { takeTurn, Turn } from './turn.ts'
import { BATCH, sendWholeAnswer } from './whole.ts'

const api = useApi({}, (api) =>
  api.sql(
    `insert into clientes (id_locatario, _id, nombre)
     select $1, gen_random_uuid(), 'Cliente ' || n from generate_series(1, ${BATCH + 1}) n`,
    [api.idLocatario],
  ),
)

const SENTENCE = /^Ya se está descargando una lista completa con esta cuenta/
const person = () => ({ idLocatario: api.idLocatario, idUsuario: api.admin })
const session = async () => (await findSession(api.app.db, api.token, 30)) as Session
const everything = calls['POST /clientes/exportar'].request.parse({})

/** A file that the Administrador's browser has begun to take; its process may be any. */
const begun = async () => {
  const who = await session()
  return sendWholeAnswer(api.app.db, who, csvOf(who, clientesExport, everything), { begin: () => {} })
}
const turns = () => api.sql<{ hasta: Date }>('select hasta from turnos')
/** The turn of a list that was cut ends a moment after the list. */
const areOver = () => eventually(async () => (await turns()).length === 0, 'no turn is left')
const ask = (token = api.token) => api.call('POST /clientes/exportar', {}, { token })
const fetchUrl = (url: string) => api.app.inject({ method: 'GET', url })

describe('a whole list is sent to a person one at a time', () => {
  it('[D23] [D24] an export while another is under way gets 429, for nobody else, and is free once that one was cut', async () => {
    const { url } = (await ask()).body
    const body = await begun()
    const refused = await ask()
    assert.equal(refused.status, 429)
    assert.match(refused.body.msg, SENTENCE)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    const late = await fetchUrl(url)
    assert.equal(late.statusCode, 429)
    assert.match(late.json<{ msg: string }>().msg, SENTENCE)

    const token = await api.tokenWith({ clientes: { ver: true } })
    assert.equal((await fetchUrl((await ask(token)).body.url)).statusCode, 200)
    body.destroy()
    await once(body, 'close')
    await areOver()
    assert.equal((await fetchUrl(url)).statusCode, 200)
    assert.equal((await ask()).status, 200, 'and once it was read to its end')
  })

  it('[D24] so does a whole list, unless it costs no more than a page', async () => {
    const body = await begun()
    assert.equal((await api.call('POST /clientes/listar', {})).status, 429)
    assert.equal((await api.call('POST /clientes/listar', { nombre: 'cliente 77' })).status, 200)
    assert.equal((await api.call('POST /clientes/listar', { filas: 20 })).status, 200)
    body.destroy()
    await once(body, 'close')
    await areOver()
    const { body: whole } = await api.call('POST /clientes/listar', {})
    assert.equal(whole.clientes.length, BATCH + 1)
    assert.deepEqual(await turns(), [])
  })

  it('what a process left that died keeps nobody waiting for long; one that lives goes on', async () => {
    const { db } = api.app
    const ficha = await db.tenant(api.idLocatario, (tx) => takeTurn(tx, person()))
    assert.equal((await ask()).status, 429)
    await api.sql(`update turnos set hasta = now() - interval '1 second'`)
    assert.equal((await ask()).status, 200)
    const turn = new Turn(db, person(), ficha, 5)
    await eventually(async () => (await turns())[0]!.hasta > new Date(), 'the turn is renewed')
    await turn.end()
    assert.deepEqual(await turns(), [])
  })

  it('[D27] ends when somebody closes the access of the person', async () => {
    const { db } = api.app
    const id = await api.addUser({ email: 'iris@pruebas.mx' })
    const iris = { idLocatario: api.idLocatario, idUsuario: id }
    const turn = new Turn(db, iris, await db.tenant(api.idLocatario, (tx) => takeTurn(tx, iris)), 5)
    const lost = new Promise<void>((resolve) => (turn.onLost = resolve))
    const { status } = await api.call('POST /usuarios/editar', { id, password: 'otra caracola azul' })
    assert.equal(status, 200)
    await lost
    await turn.end()
  })
})
