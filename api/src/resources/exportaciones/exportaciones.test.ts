import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { uuidv7 } from 'uuidv7'
import { type TestApi, useApi } from '../../../test/api.ts'
import { parseCsv } from '../../../test/csv.ts'
import { BATCH } from '../../platform/lists/whole/whole.ts'
import { cleanUp } from '../../platform/database/clean-up.ts'
import { sweepFiles } from '../../platform/files/sweep.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { prepare } from './work.ts'

const MANY = BATCH + 3
const other = uuidv7()
const sent: Mail[] = []

const config = { exportRows: 10, exportDays: 2, publicUrl: 'https://oficina.mx' }
const fill = async (api: TestApi) => {
  await api.sql(
    `insert into clientes (id_locatario, _id, nombre) select $1, gen_random_uuid(), 'Cliente ' || n
     from generate_series(1, ${MANY}) n`,
    [api.idLocatario],
  )
  await api.addEmpresa(other)
  await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
}
const api = useApi(config, fill, { send: async (mail) => void sent.push(mail) })

const ask = async (pregunta: object = {}, token = api.token, lista = 'clientes') => {
  const { status, body } = await api.call('POST /exportaciones/preparar', { lista, pregunta }, { token })
  assert.equal(status, 200, body.msg)
  return body.exportacion._id as string
}
const mine = async (token = api.token) =>
  (await api.call('POST /exportaciones/mias', {}, { token })).body.exportaciones
const one = async (id: string, token = api.token) =>
  (await mine(token)).find(({ _id }: { _id: string }) => _id === id)
const address = (id: string, token = api.token) =>
  api.call('POST /exportaciones/descargar', { id }, { token })
const fetchUrl = (url: string) => api.app.inject({ method: 'GET', url })
const keys = async () => {
  const found: string[] = []
  for await (const { key } of api.app.files.list('exportaciones/')) found.push(key)
  return found
}
const ready = async (pregunta: object = {}, token = api.token) => {
  const id = await ask(pregunta, token)
  await api.app.exportaciones.idle()
  assert.equal((await one(id, token))?.estado, 'lista')
  return id
}

describe('[E-13] files of long lists, prepared after the answer', () => {
  it('says how many rows there are, and which are so many that the file is prepared', async () => {
    const measure = async (pregunta: object) =>
      (await api.call('POST /exportaciones/medir', { lista: 'clientes', pregunta })).body
    assert.deepEqual(await measure({}), {
      renglones: MANY,
      exacto: true,
      grande: true,
      se_puede_esperar: false,
      con_correo: false,
    })
    const few = await measure({ nombre: 'Cliente 2001' })
    assert.deepEqual([few.renglones, few.grande, few.se_puede_esperar], [1, false, true])
  })

  it('is written whole, mailed once, and fetched by its person', async () => {
    const id = await ask({ formato: 'csv', orden: 'nombre' })
    assert.deepEqual([(await one(id)).estado, (await one(id)).total], ['en_curso', MANY])
    assert.equal((await address(id)).status, 409)
    await api.app.exportaciones.idle()
    const { estado, avance, tamano, vence } = await one(id)
    assert.deepEqual([estado, avance], ['lista', MANY])
    assert.ok(Math.abs(Date.parse(vence) - Date.now() - 2 * 86_400_000) < 60_000)
    const { url } = (await address(id)).body
    const file = await fetchUrl(url)
    assert.equal(file.statusCode, 200)
    assert.equal(file.rawPayload.length, tamano)
    assert.match(String(file.headers['content-disposition']), /filename="clientes-[\d-]+\.csv"/)
    assert.equal(parseCsv(file.payload.replace(/^\ufeff/, '')).length, 1 + MANY)
    const entries = await api.sql<{ accion: string }>(
      `select accion from auditoria where entidad = 'exportacion' and id_entidad = $1 order by _id`,
      [id],
    )
    assert.deepEqual(
      entries.map(({ accion }) => accion),
      ['exportar', 'descargar'],
    )
    await api.app.mail.idle()
    assert.deepEqual(
      sent.map(({ to, subject }) => [to, subject]),
      [['ada@pruebas.mx', 'Ya está listo el archivo']],
    )
    assert.match(sent[0]!.text, /https:\/\/oficina\.mx\/clientes#archivos-listos/)
  })

  it('a workbook has every row', async () => {
    const { url } = (await address(await ready({ formato: 'xlsx' }))).body
    const { sheets } = await readXlsx((await fetchUrl(url)).rawPayload)
    assert.equal(sheets[0]?.rows.length, 1 + MANY)
  })

  it('[D42] asked twice with one key it is made once, and a fourth waits for the others', async () => {
    const key = uuidv7()
    const twice = () =>
      api.call(
        'POST /exportaciones/preparar',
        { lista: 'clientes', pregunta: {} },
        { headers: { 'idempotency-key': key } },
      )
    const [a, b] = [await twice(), await twice()]
    assert.equal(a.body.exportacion._id, b.body.exportacion._id)
    await ask()
    await ask()
    const { status } = await api.call('POST /exportaciones/preparar', { lista: 'clientes', pregunta: {} })
    assert.equal(status, 429)
    await api.app.exportaciones.idle()
  })

  it('a run that died is begun anew, and of two at once only one gives it a file and a mail', async () => {
    const id = await ask()
    await api.app.mail.idle()
    const [before, had] = [sent.length, (await keys()).length]
    const step = { idLocatario: api.idLocatario, id }
    const limits = { orphanMinutes: 60, exportDays: 2, publicUrl: '' }
    await Promise.all([prepare(api.app, step, limits), prepare(api.app, step, limits)])
    await api.app.exportaciones.idle()
    await api.app.mail.idle()
    assert.equal((await one(id)).estado, 'lista')
    assert.deepEqual([sent.length - before, (await keys()).length - had], [1, 1])
  })

  it('taken away, it is not written, and its file goes', async () => {
    const id = await ask()
    assert.equal((await api.call('POST /exportaciones/quitar', { id })).body.msg, 'Ya no se prepara')
    const had = (await keys()).length
    await api.app.exportaciones.idle()
    assert.deepEqual([await one(id), (await keys()).length], [undefined, had])
    const done = await ready()
    await api.call('POST /exportaciones/quitar', { id: done })
    await sweepFiles({ db: api.app.db, files: api.app.files, orphanMinutes: 60 }, new Date(Date.now() + 1000))
    assert.equal((await keys()).length, had)
    assert.equal((await address(done)).status, 404)
  })

  it('expires: no download, and the clean-up deletes row and bytes', async () => {
    const id = await ready()
    const { url } = (await address(id)).body
    await api.sql(`update exportaciones_preparadas set vence = now() - interval '1 second'`)
    assert.deepEqual([await one(id), (await address(id)).status], [undefined, 404])
    assert.equal((await fetchUrl(url)).statusCode, 404)
    await cleanUp(api.app.db, { auditDays: 0 })
    await sweepFiles({ db: api.app.db, files: api.app.files, orphanMinutes: 60 }, new Date(Date.now() + 1000))
    assert.deepEqual([await keys(), await api.sql('select from exportaciones_preparadas')], [[], []])
  })

  it('[D21] [D23] is nobody else’s, and ends with the permission or the access', async () => {
    const permisos = { clientes: { ver: true, detalles: true } }
    for (const [end, status] of [
      [`update usuarios set permisos = '{}' where _id = $1`, 403],
      [`update usuarios set permisos = '{"clientes": {"ver": true}}' where _id = $1`, 403],
      [`delete from sesiones where id_usuario = $1`, 401],
    ] as const) {
      const token = await api.tokenWith(permisos)
      const id = await ready({}, token)
      const { url } = (await address(id, token)).body
      assert.equal((await fetchUrl(url)).statusCode, 200)
      assert.equal((await address(id)).status, 404)
      assert.equal((await address(id, await api.signIn('otra@pruebas.mx'))).status, 404)
      const { body } = await api.call('GET /auth/sesion', undefined, { token })
      await api.sql(end, [body.usuario._id])
      assert.equal((await fetchUrl(url)).statusCode, status, end)
      assert.equal((await address(id, token)).status, status, end)
    }
  })

  it('[D23] whoever lost the permission meanwhile gets none', async () => {
    const token = await api.tokenWith({ clientes: { ver: true } })
    const id = await ask({}, token)
    const { body } = await api.call('GET /auth/sesion', undefined, { token })
    await api.sql(`update usuarios set permisos = '{}' where _id = $1`, [body.usuario._id])
    await api.app.exportaciones.idle()
    const { estado, motivo } = await one(id, token)
    assert.deepEqual([estado, motivo], ['detenida', 'Se perdió el permiso para hacer esto'])
  })

  it('[D24] refuses what is no list, may not be exported, or is asked wrongly', async () => {
    const token = await api.tokenWith({ clientes: { ver: true } })
    for (const [lista, pregunta, status] of [
      ['nada', {}, 400],
      ['expediente', {}, 400],
      ['clientes', { orden: 'clave' }, 400],
      ['clientes', [], 400],
      ['usuarios', {}, 403],
      ['clientes', { orden: 'ultima_asesoria' }, 403],
    ] as const)
      for (const call of ['medir', 'preparar'] as const) {
        const asked = { lista, pregunta } as { lista: string; pregunta: Record<string, unknown> }
        const answer = await api.call(`POST /exportaciones/${call}`, asked, { token })
        assert.equal(answer.status, status, `${lista} ${JSON.stringify(pregunta)}`)
      }
  })
})
