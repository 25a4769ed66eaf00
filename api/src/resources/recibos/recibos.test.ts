import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { sendForm } from '../../../test/form.ts'
import { newTenant } from '../../../test/matrix/world.ts'
import { lastMail, outbox } from '../../../test/outbox.ts'
import { dayFromToday, useContrataciones } from '../contrataciones/contrataciones.testing.ts'

const { api, newCliente, buy, cancel } = useContrataciones()

interface Ids {
  id_cliente: string
  id_contratacion: string
}

async function purchase(campos: object = {}): Promise<Ids> {
  const id_cliente = await newCliente()
  const id_contratacion = (await buy(id_cliente, campos)).body.contratacion._id as string
  return { id_cliente, id_contratacion }
}
const issue = (ids: Ids, options = {}) => api.call('POST /clientes/recibo_contratacion', ids, options)
const folioOf = async (ids: Ids) => (await issue(ids)).body.recibo.folio as number
const read = (url: string) => api.app.inject({ method: 'GET', url })
const pdfOf = async (ids: Ids) => (await read((await issue(ids)).body.url)).rawPayload
const last = async () =>
  (await api.sql<{ ultimo: number }>('select coalesce(max(folio), 0)::int as ultimo from recibos'))[0]!.ultimo
const withEmail = async (ids: Ids, email: string) =>
  api.call('POST /clientes/editar', { id: ids.id_cliente, email, celular: '55 1234 5678' })

describe('[E-13] the number of a receipt', () => {
  it('has no gap and no double under fifty requests at once, also for one purchase asked twice', async () => {
    const before = await last()
    const purchases = await Promise.all(Array.from({ length: 25 }, () => purchase()))
    const answers = await Promise.all([...purchases, ...purchases].map((ids) => issue(ids)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const folios = answers.map(({ body }) => body.recibo.folio as number)
    assert.deepEqual(folios.slice(0, 25), folios.slice(25), 'the same purchase, the same receipt')
    assert.deepEqual(
      folios.slice(0, 25).sort((a, b) => a - b),
      Array.from({ length: 25 }, (_, i) => before + 1 + i),
    )
  })

  it('is not lost with what could not be stored', async () => {
    const before = await last()
    const ids = await purchase()
    await api.sql(`create function falla() returns trigger language plpgsql as
      $$ begin raise exception 'sin auditoría' using errcode = '53100'; end $$`)
    await api.sql('create trigger falla before insert on auditoria for each row execute function falla()')
    assert.equal((await issue(ids)).status, 503)
    await api.sql('drop trigger falla on auditoria')
    assert.equal(await folioOf(ids), before + 1)
  })

  it('begins with 1 in every office', async () => {
    const other = await newTenant(api)
    const { token } = other
    const cliente = (await api.call('POST /clientes/crear', { nombre: 'Ajena' }, { token })).body._id
    const plan = { nombre: 'Otra', beneficios: ['Uno'] }
    const { membresia } = (await api.call('POST /configuracion/crear_membresia', plan, { token })).body
    const { contratacion } = (
      await api.call(
        'POST /clientes/crear_contratacion',
        {
          ...{ id_cliente: cliente, id_membresia: membresia._id, total: 1, metodo: 0 },
          ...{ fecha_inicio: dayFromToday(0), fecha_fin: dayFromToday(1) },
        },
        { token },
      )
    ).body
    const theirs = { id_cliente: cliente, id_contratacion: contratacion._id }
    await folioOf(await purchase())
    assert.equal((await issue(theirs, { token })).body.recibo.folio, 1)
    assert.equal((await issue(theirs)).status, 404, 'another office’s purchase')
    const mixed = { ...(await purchase()), id_contratacion: contratacion._id }
    assert.equal((await issue(mixed)).status, 404)
  })
})

describe('[E-13] the PDF of a receipt', () => {
  it('is shown in the browser under a good name, tagged and in Spanish', async () => {
    const ids = await purchase({ total: 5089.8 })
    const { recibo, url } = (await issue(ids)).body
    const { statusCode, headers, rawPayload } = await read(url)
    assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf'])
    const name = `inline; filename="Recibo ${recibo.folio} - Ana.pdf"`
    assert.ok(String(headers['content-disposition']).startsWith(name))
    const text = rawPayload.toString('latin1')
    assert.match(text, /^%PDF-1\.7/)
    assert.match(text, /\/Lang \(es-MX\)/)
    assert.match(text, /\/StructTreeRoot/)
    assert.match(text, /\/FontFile2/, 'its fonts are inside')
  })

  it('is the same bytes again, whatever has changed since, until its purchase is cancelled', async () => {
    const ids = await purchase()
    const first = await pdfOf(ids)
    await api.call('POST /clientes/extender_contratacion', { ...ids, dias: 30 })
    await api.call('POST /clientes/editar', { id: ids.id_cliente, nombre: 'Otra' })
    await sendForm(api, 'POST /configuracion/editar_oficina', [['razon_social', 'Otra, S.C.']])
    assert.ok((await pdfOf(ids)).equals(first))
    await cancel(ids.id_cliente, ids.id_contratacion)
    const cancelled = await pdfOf(ids)
    assert.ok(!cancelled.equals(first))
    await api.call('POST /clientes/restaurar_contratacion', ids)
    assert.ok((await pdfOf(ids)).equals(first))
  })

  it('keeps long names, and any letter, without failing', async () => {
    const id_cliente = (
      await api.call('POST /clientes/crear', {
        ...{ nombre: 'Ñ'.repeat(500), apellido_paterno: '中文 😀 Жук', rfc: 'XAXX010101000' },
        razon_social: 'palabra '.repeat(60),
      })
    ).body._id as string
    const id_contratacion = (await buy(id_cliente, { total: 999_999_999_999.99 })).body.contratacion._id
    assert.equal((await read((await issue({ id_cliente, id_contratacion })).body.url)).statusCode, 200)
  })
})

describe('[E-13] who may have a receipt', () => {
  it('reads it who sees the client; sends it who edits clients', async () => {
    const ids = await purchase()
    const reads = await api.tokenWith({ clientes: { detalles: true } })
    const none = await api.tokenWith({ configuracion: { membresias: { ver: true } } })
    assert.equal((await issue(ids, { token: reads })).status, 200)
    assert.equal((await issue(ids, { token: none })).status, 403)
    for (const call of ['POST /clientes/enviar_recibo', 'POST /clientes/enlace_recibo'] as const) {
      assert.equal((await api.call(call, ids, { token: reads })).status, 403)
    }
  })

  it('the audit tells who issued it and who read it', async () => {
    const ids = await purchase()
    const { recibo, url } = (await issue(ids)).body
    await read(url)
    const [{ _id }] = (await api.sql<{ _id: string }>('select _id from recibos where folio = $1', [
      recibo.folio,
    ])) as [{ _id: string }]
    const entries = await api.sql<{ accion: string; id_usuario: string }>(
      'select accion, id_usuario from auditoria where id_entidad = $1 order by momento',
      [_id],
    )
    assert.deepEqual(entries, [
      { accion: 'crear', id_usuario: api.admin },
      { accion: 'descargar', id_usuario: api.admin },
    ])
  })
})

describe('[E-13] a receipt that is sent', () => {
  it('goes to the client’s e-mail with the PDF, once for a repeated request', async () => {
    const ids = await purchase()
    await withEmail(ids, 'ana@recibos.mx')
    const headers = { 'idempotency-key': uuidv7() }
    const send = () => api.call('POST /clientes/enviar_recibo', ids, { headers })
    const first = await send()
    assert.equal(first.status, 200)
    assert.match(first.body.msg, /^El recibo \d+ va en camino a ana@recibos\.mx$/)
    assert.deepEqual((await send()).body, first.body)
    const { raw } = await lastMail(api, 'ana@recibos.mx')
    assert.equal((await outbox(api)).filter(({ to }) => to === 'ana@recibos.mx').length, 1)
    assert.match(raw, /Content-Type: application\/pdf/)
    assert.ok(raw.replace(/\s/g, '').includes((await pdfOf(ids)).toString('base64').slice(0, 2_000)))
  })

  it('a client without an e-mail: a sentence, and no number is used', async () => {
    const before = await last()
    const { status, body } = await api.call('POST /clientes/enviar_recibo', await purchase())
    assert.deepEqual([status, body.msg], [409, 'El cliente no tiene correo; hay que escribirlo en su ficha'])
    assert.equal(await last(), before)
  })

  it('a link is read without a session until it ends, and is nowhere in the database', async () => {
    const ids = await purchase()
    await withEmail(ids, 'ana@recibos.mx')
    const { url, vence, celular } = (await api.call('POST /clientes/enlace_recibo', ids)).body
    assert.equal(celular, '55 1234 5678')
    const days = (Date.parse(vence) - Date.now()) / 86_400_000
    assert.ok(days > 13.9 && days < 14.1)
    const { statusCode, rawPayload } = await read(url)
    assert.equal(statusCode, 200)
    assert.ok(rawPayload.equals(await pdfOf(ids)))
    const ficha = (url as string).split('/').at(-1)!
    const [{ found }] = (await api.sql<{ found: boolean }>(
      `select exists (select from enlaces_recibos e where e::text like '%' || $1 || '%')
         or exists (select from auditoria a where a::text like '%' || $1 || '%') as found`,
      [ficha],
    )) as [{ found: boolean }]
    assert.equal(found, false)

    const changed = url.slice(0, -1) + (url.endsWith('A') ? 'Q' : 'A')
    for (const bad of [changed, `${url}A`, url.slice(0, -1), '/admin/descargas/recibos/x']) {
      assert.equal((await api.raw({ method: 'GET', url: bad })).status, 404, bad)
    }
    await api.sql(`update enlaces_recibos set vence = now() - interval '1 second'`)
    const ended = await api.raw({ method: 'GET', url })
    assert.deepEqual(
      [ended.status, ended.body.msg],
      [404, 'El enlace ya no vale; la oficina puede enviar otro'],
    )
    await api.call('POST /clientes/enlace_recibo', ids)
    const [{ left }] = (await api.sql<{ left: number }>(
      'select count(*)::int as left from enlaces_recibos',
    )) as [{ left: number }]
    assert.equal(left, 1, 'those that have ended are forgotten')
  })
})
