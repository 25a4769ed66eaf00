import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { newTenant } from '../../../test/matrix/world.ts'
import { lastMail, outbox } from '../../../test/outbox.ts'
import { dayFromToday, useContrataciones } from '../contrataciones/contrataciones.testing.ts'

const { api, buy, cancel } = useContrataciones()

const newCliente = async (nombre: string, campos: object = {}) =>
  (await api.call('POST /clientes/crear', { nombre, ...campos })).body._id as string
const bought = async (id: string, campos: object = {}) =>
  (await buy(id, campos)).body.contratacion._id as string
const prepare = (body: object, options = {}) => api.call('POST /mensajes/preparar', body, options)
const TEXTO = 'Hola {nombre}: tu {Plan} termina el {día}.'
const message = (canal: 'correo' | 'whatsapp', ...ids: string[]) => ({
  ...{ canal, asunto: 'Para {nombre}', texto: TEXTO },
  destinatarios: ids.map((id_cliente) => ({ id_cliente })),
})
const send = (body: object, options = {}) => api.call('POST /mensajes/enviar', body, options)
const sentTo = async (to: string) => (await outbox(api)).filter((mail) => mail.to === to)
const historia = async (id_cliente: string) =>
  (await api.call('POST /clientes/historia', { id_cliente, tipos: ['mensaje'] })).body.entradas as {
    autor: string
    mensaje: object
  }[]
const long = (day: string) =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

describe('[E-22] the texts of the office', () => {
  const read = async () => (await api.call('POST /mensajes/textos', {})).body
  const save = (textos: object[], more: object = {}) =>
    api.call('POST /mensajes/guardar_textos', { textos, ...more })

  it('begin with two, and are saved whole; a stale version is refused, and nothing changes', async () => {
    const first = await read()
    assert.equal(first.version, 0)
    assert.deepEqual(
      first.textos.map(({ nombre }: { nombre: string }) => nombre),
      ['Por vencer', 'Vencida'],
    )
    const mine = { nombre: 'Saludo', asunto: null, texto: 'Hola {nombre}\n\nGracias.' }
    const saved = await save([mine], { version: 0 })
    assert.deepEqual(saved.body, { msg: 'Textos guardados', textos: [mine], version: 1 })
    assert.equal((await save([mine], { version: 1 })).body.version, 1, 'nothing changed')
    const stale = await save([], { version: 0 })
    assert.deepEqual([stale.status, stale.body.msg], [409, 'Otra persona cambió los textos mientras tanto'])
    assert.deepEqual(await read(), { textos: [mine], version: 1 })
    assert.deepEqual((await api.call('POST /mensajes/textos', {}, await theirs())).body.version, 0)
  })
  const theirs = async () => ({ token: (await newTenant(api)).token })

  it('a name twice, braces that stand for nothing and an empty text are refused with a sentence', async () => {
    const fields = async (...textos: object[]) => (await save(textos)).body.campos
    const one = { nombre: 'Uno', texto: 'Hola' }
    assert.deepEqual(await fields(one, { ...one, nombre: ' UNO ' }), {
      textos: 'Ya hay un texto con ese nombre',
    })
    assert.deepEqual(await fields({ ...one, texto: 'Hola {apellido}' }), {
      textos: '«{apellido}» no se puede llenar; sirven {nombre}, {plan} y {dia}',
    })
    assert.deepEqual(await fields({ ...one, texto: ' ' }), { textos: 'Es obligatorio' })
  })

  it('[D49] whoever sees a client’s details reads them; whoever edits the office’s people changes them', async () => {
    const token = await api.tokenWith({ clientes: { ver: true, detalles: true } })
    assert.equal((await api.call('POST /mensajes/textos', {}, { token })).status, 200)
    assert.equal((await api.call('POST /mensajes/guardar_textos', { textos: [] }, { token })).status, 403)
    const editor = await api.tokenWith({ usuarios: { editar: true } })
    assert.equal(
      (await api.call('POST /mensajes/guardar_textos', { textos: [] }, { token: editor })).status,
      200,
    )
    for (const call of ['POST /mensajes/preparar', 'POST /mensajes/enviar'] as const)
      assert.equal((await api.call(call, {}, { token: editor })).status, 403)
  })
})

describe('[E-22] whom a message goes to', () => {
  it('purchases, clients or a filter: with the plan, its end, and how to reach them', async () => {
    const ana = await newCliente('Ana', { apellido_paterno: 'Ruiz', celular: '55 1234 5678' })
    const beto = await newCliente('Beto', { email_empresarial: 'hola@beto.mx' })
    const early = await bought(ana, { fecha_fin: dayFromToday(3) })
    const late = await bought(ana, { fecha_fin: dayFromToday(9) })
    const never = await bought(ana, { fecha_fin: dayFromToday(20) })
    await cancel(ana, never)
    const one = {
      ...{ id_cliente: ana, cliente: 'Ana Ruiz', celular: '55 1234 5678', email: null, ultimo: null },
    }
    const datos = { nombre: 'Ana', plan: 'Básica' }
    assert.deepEqual((await prepare({ clientes: [beto, ana] })).body.destinatarios, [
      {
        ...{ id_cliente: beto, id_contratacion: null, cliente: 'Beto', celular: null, email: 'hola@beto.mx' },
        ...{ datos: { nombre: 'Beto', plan: null, dia: null }, ultimo: null },
      },
      { ...one, id_contratacion: late, datos: { ...datos, dia: long(dayFromToday(9)) } },
    ])
    const purchase = { ...one, id_contratacion: early, datos: { ...datos, dia: long(dayFromToday(3)) } }
    assert.deepEqual((await prepare({ contrataciones: [early] })).body.destinatarios, [purchase])
    const filtro = { fin_desde: dayFromToday(3), fin_hasta: dayFromToday(3) }
    assert.deepEqual((await prepare({ filtro })).body.destinatarios, [purchase])
    assert.equal((await prepare({ filtro, clientes: [ana] })).status, 400)
    assert.equal((await prepare({})).status, 400)
    await api.call('POST /clientes/eliminar', { id: ana })
    assert.deepEqual((await prepare({ clientes: [ana] })).body.destinatarios, [])
  })

  it('another office’s clients and purchases are nobody', async () => {
    const { token } = await newTenant(api)
    const ana = await newCliente('Ana', { celular: '5512345678' })
    const contrataciones = [await bought(ana)]
    assert.deepEqual((await prepare({ clientes: [ana] }, { token })).body.destinatarios, [])
    assert.deepEqual((await prepare({ contrataciones }, { token })).body.destinatarios, [])
    assert.equal((await send(message('whatsapp', ana), { token })).status, 404)
  })
})

describe('[E-22] a message', () => {
  it('by mail goes to each client once with their own text, escaped, and stands in the history', async () => {
    const ana = await newCliente('Ana <b>', { email: 'ana@mensajes.mx' })
    const beto = await newCliente('Beto', { email: 'beto@mensajes.mx' })
    const none = await newCliente('Nadie')
    await bought(ana, { fecha_fin: dayFromToday(3) })
    await bought(beto)
    const headers = { 'idempotency-key': uuidv7() }
    const body = message('correo', ana, beto, none)
    const first = await send(body, { headers })
    assert.deepEqual(first.body, {
      msg: 'El correo va en camino a 2 clientes',
      enviados: 2,
      faltan: [{ id_cliente: none, motivo: 'No tiene correo; hay que escribirlo en su ficha' }],
    })
    assert.deepEqual((await send(body, { headers })).body, first.body)
    assert.deepEqual(
      [(await sentTo('ana@mensajes.mx')).length, (await sentTo('beto@mensajes.mx')).length],
      [1, 1],
    )
    const texto = `Hola Ana <b>: tu Básica termina el ${long(dayFromToday(3))}.`
    const { raw } = await lastMail(api, 'ana@mensajes.mx')
    assert.match(raw, /^Subject: Para Ana <b>$/m)
    const [plain = '', html = ''] = raw.split('text/html')
    assert.ok(plain.includes(`${texto}\n\nPruebas\n`), plain)
    assert.ok(html.includes(texto.replace('<b>', '&lt;b&gt;')) && !html.includes('Ana <b>'))
    assert.deepEqual(
      (await historia(ana)).map(({ autor, mensaje }) => ({ autor, mensaje })),
      [{ autor: 'Ada', mensaje: { canal: 'correo', para: 'ana@mensajes.mx', texto } }],
    )
    assert.deepEqual(await historia(none), [])
    const [{ ultimo }] = (await prepare({ clientes: [ana] })).body.destinatarios
    assert.equal(ultimo.canal, 'correo')
  })

  it('two at once with one key are one', async () => {
    const ana = await newCliente('Ana', { email: 'dos@mensajes.mx' })
    const body = { ...message('correo', ana), texto: 'Hola' }
    const headers = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all([send(body, { headers }), send(body, { headers })])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.equal((await historia(ana)).length, 1)
    assert.equal((await sentTo('dos@mensajes.mx')).length, 1)
  })

  it('of WhatsApp is only written down: no mail', async () => {
    const ana = await newCliente('Ana', { celular: '55 1234 5678', email: 'wa@mensajes.mx' })
    await bought(ana)
    assert.equal((await send(message('whatsapp', ana))).body.msg, 'Se anotó el mensaje a Ana')
    assert.deepEqual(await sentTo('wa@mensajes.mx'), [])
    const [entry] = await historia(ana)
    assert.deepEqual(entry?.mensaje, {
      ...{ canal: 'whatsapp', para: '55 1234 5678' },
      texto: `Hola Ana: tu Básica termina el ${long(dayFromToday(29))}.`,
    })
  })

  it('that reaches nobody says why, and writes nothing', async () => {
    const none = await newCliente('Nadie')
    const ana = await newCliente('Ana', { email: 'ana@mensajes.mx' })
    const refused = async (body: object) => {
      const answer = await send(body)
      return [answer.status, answer.body.msg]
    }
    assert.deepEqual(await refused(message('correo', none)), [
      409,
      'No tiene correo; hay que escribirlo en su ficha',
    ])
    assert.deepEqual(await refused(message('whatsapp', none)), [
      409,
      'No tiene celular; hay que escribirlo en su ficha',
    ])
    assert.deepEqual(await refused(message('correo', ana)), [409, 'No tiene membresía, y el texto la nombra'])
    assert.deepEqual(await refused(message('correo', none, ana)), [409, 'No se puede avisar así a ninguno'])
    assert.deepEqual([await historia(none), await historia(ana)], [[], []])
    const other = await bought(await newCliente('Otra'))
    const mixed = { ...message('correo'), destinatarios: [{ id_cliente: ana, id_contratacion: other }] }
    assert.equal((await send(mixed)).status, 404)
  })

  it('[D50] the audit records who sent it and to which client, without the text or the address', async () => {
    const ana = await newCliente('Ana', { celular: '55 1234 5678' })
    await send({ ...message('whatsapp', ana), texto: 'Muy personal' })
    const [entry] = await api.sql<{ id_usuario: string; despues: object }>(
      `select id_usuario, despues from auditoria where entidad = 'mensaje' and despues ->> 'id_cliente' = $1`,
      [ana],
    )
    assert.deepEqual(entry, {
      id_usuario: api.admin,
      despues: { id_cliente: ana, canal: 'whatsapp' },
    })
  })
})
