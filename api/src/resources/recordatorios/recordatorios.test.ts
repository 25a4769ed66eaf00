import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { today } from '../../platform/lists/days.ts'
import { at, dayFromToday as day, publicUrl, useRecordatorios } from './recordatorios.testing.ts'

const { api, mails, somebody, may, cliente, asesoria, buy, choose, kinds, to, again, morning } =
  useRecordatorios()

beforeEach(again)

const ALL = {
  asesorias: { ver: true, detalles: true },
  clientes: { ver: true, detalles: true },
  configuracion: { membresias: { ver: true } },
}
const deleteUser = (id: string) => api.sql('update usuarios set eliminacion = now() where _id = $1', [id])

describe('[E-15] each morning’s mail', () => {
  it('tells one’s advisories of the day with hour, client, motivo and contact, and tasks due or late', async () => {
    const eva = await somebody(ALL)
    const ana = await cliente('Ana', { apellido_paterno: 'Ruiz', celular: '5512345678', email: 'ana@uno.mx' })
    const early = await asesoria({ cliente: ana, asesor: eva.id, hora: '09:30', motivo: 'Control' })
    await asesoria({ cliente: ana, asesor: eva.id, motivo: 'Sin hora <b>' })
    await asesoria({ cliente: ana, motivo: 'De otra persona' })
    await asesoria({ cliente: ana, asesor: eva.id, motivo: 'Mañana', fecha: day(1) })
    for (const [texto, vence] of [
      ['Atrasada', day(-2)],
      ['De hoy', today()],
      ['De mañana', day(1)],
    ])
      await api.call('POST /clientes/crear_nota', { id_cliente: ana, texto, vence, id_responsable: eva.id })
    await morning()
    const [mail, ...more] = to(eva.email)
    assert.ok(mail)
    assert.deepEqual(more, [])
    assert.match(mail.subject, /^2 asesorías y 2 tareas · /)
    assert.match(mail.text, /^09:30 · Ana Ruiz\nControl · 5512345678 · ana@uno\.mx\n/m)
    assert.ok(mail.text.includes(`${publicUrl}/asesorias/detalles/${early}`))
    assert.ok(mail.text.indexOf('Sin hora') > mail.text.indexOf('Control'))
    assert.match(mail.text, /^Atrasada\nAna Ruiz · venció el /m)
    assert.match(mail.text, /^De hoy\nAna Ruiz · vence hoy · /m)
    for (const part of [mail.text, mail.html]) assert.doesNotMatch(part, /De otra persona|[Mm]añana\b/)
    assert.match(mail.html, /Sin hora &lt;b&gt;/)
    assert.match(mail.html, /5512345678/)
  })

  it('has no phone or e-mail for who may not see clients, and no tasks', async () => {
    const eva = await somebody({ asesorias: { ver: true } })
    const ana = await cliente('Ana', { celular: '5512345678', email: 'ana@uno.mx' })
    await asesoria({ cliente: ana, asesor: eva.id, motivo: 'Control' })
    await morning()
    const [mail] = to(eva.email)
    assert.match(mail?.text ?? '', /^Ana\nControl\n/m)
    assert.doesNotMatch(mail?.text ?? '', /5512345678|ana@uno|detalles/)
  })

  it('is not sent when there is nothing to say, and not before its hour', async () => {
    const [eva, bea] = [await somebody(), await somebody()]
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    await morning(at('06:59'))
    assert.deepEqual(mails, [])
    await morning(at('07:00'))
    assert.equal(to(eva.email).length, 1)
    assert.equal(to(bea.email).length, 0)
    // What comes in later is no matter of the morning.
    await asesoria({ cliente: await cliente('Ana'), asesor: bea.id })
    await morning(at('11:00'))
    assert.equal(to(bea.email).length, 0)
  })

  it('comes late on the same day if the program starts late, and never for yesterday', async () => {
    const eva = await somebody()
    const ana = await cliente('Ana')
    await asesoria({ cliente: ana, asesor: eva.id, motivo: 'De ayer', fecha: day(-1) })
    await asesoria({ cliente: ana, asesor: eva.id, motivo: 'De hoy' })
    await morning(at('22:15'))
    assert.equal(to(eva.email).length, 1)
    assert.doesNotMatch(to(eva.email)[0]?.text ?? '', /De ayer/)
  })

  it('says how many there are when there are too many', async () => {
    const eva = await somebody()
    const ana = await cliente('Ana')
    await asesoria({ cliente: ana, asesor: eva.id })
    await api.sql(
      `insert into asesorias (id_locatario, _id, id_cliente, id_asesor, motivo, creacion)
       select id_locatario, gen_random_uuid(), id_cliente, id_asesor, motivo, creacion
       from asesorias, generate_series(1, 59) where id_asesor = $1`,
      [eva.id],
    )
    await morning()
    const [mail] = to(eva.email)
    assert.match(mail?.subject ?? '', /^60 asesorías · /)
    assert.match(mail?.text ?? '', /^y 10 más$/m)
  })
})

describe('[E-15] memberships that end', () => {
  it('30 and 7 days before, without a renewal, to who chose it', async () => {
    const [eva, bea] = [await somebody(ALL), await somebody(ALL)]
    await choose(eva.token, 'membresias', true)
    const ends = async (nombre: string, fin: number) =>
      buy(await cliente(nombre, { celular: '5599998888' }), day(fin))
    await ends('En siete', 7)
    await ends('En treinta', 30)
    for (const other of [0, 6, 8, 29, 31]) await ends('Otro día', other)
    const renewed = await cliente('Renovada')
    await buy(renewed, day(7))
    await buy(renewed, day(200))
    const canceled = await cliente('Cancelada')
    const { contratacion } = (await buy(canceled, day(7))).body
    await api.call('POST /clientes/cancelar_contratacion', {
      ...{ id_cliente: canceled, id_contratacion: contratacion._id },
    })
    const gone = await cliente('Eliminada')
    await buy(gone, day(7))
    await api.call('POST /clientes/eliminar', { id: gone })
    await morning()
    const [mail, ...more] = to(eva.email)
    assert.deepEqual(more, [])
    assert.match(mail?.subject ?? '', /^2 membresías por terminar · /)
    assert.match(mail?.text ?? '', /^En siete\nBásica · termina en 7 días, el .* · 5599998888\n/m)
    assert.match(mail?.text ?? '', /^En treinta\nBásica · termina en 30 días, /m)
    assert.doesNotMatch(mail?.text ?? '', /Otro día|Renovada|Cancelada|Eliminada/)
    assert.deepEqual(to(bea.email), [])
  })

  it('[D60] only to who may see purchases and whose they are, asked again when it is sent', async () => {
    const people = {
      none: await somebody(ALL),
      plans: await somebody(ALL),
      details: await somebody(ALL),
    }
    for (const { token } of Object.values(people)) await choose(token, 'membresias', true)
    await buy(await cliente('Carla'), day(7))
    await api.app.recordatorios.plan(at('07:30'))
    await may(people.none.id, {})
    await may(people.plans.id, { configuracion: { membresias: { ver: true } } })
    await may(people.details.id, { clientes: { detalles: true } })
    await api.app.recordatorios.idle()
    assert.deepEqual([to(people.none.email), to(people.plans.email)], [[], []])
    assert.match(to(people.details.email)[0]?.text ?? '', /Carla/)
  })
})

describe('[E-15] who gets it', () => {
  it('nobody who was deleted or turned it off, also after the morning was planned', async () => {
    const [gone, off, before] = [await somebody(), await somebody(), await somebody()]
    const ana = await cliente('Ana')
    for (const { id } of [gone, off, before]) await asesoria({ cliente: ana, asesor: id })
    await choose(before.token, 'dia', false)
    await api.app.recordatorios.plan(at('07:30'))
    await deleteUser(gone.id)
    await choose(off.token, 'dia', false)
    await api.app.recordatorios.idle()
    for (const { email } of [gone, off, before]) assert.deepEqual(to(email), [])
  })

  it('the profile tells each kind that one may see, and the audit who changed it', async () => {
    const eva = await somebody(ALL)
    assert.deepEqual(await kinds(eva.token), [
      { clase: 'dia', activo: true },
      { clase: 'membresias', activo: false },
    ])
    const { body } = await choose(eva.token, 'membresias', true)
    assert.equal(body.recordatorios[1].activo, true)
    assert.deepEqual(await kinds((await somebody({ asesorias: { ver: true } })).token), [
      { clase: 'dia', activo: true },
    ])
    assert.deepEqual(await kinds((await somebody({})).token), [])
    const [entry] = await api.sql(
      `select accion, antes, despues from auditoria where entidad = 'recordatorio' and id_usuario = $1`,
      [eva.id],
    )
    assert.deepEqual(entry, {
      accion: 'editar',
      antes: { clase: 'membresias', activo: false },
      despues: { clase: 'membresias', activo: true },
    })
    const refused = await api.call('POST /configuracion/guardar_recordatorio', { clase: 'otra' })
    assert.deepEqual(refused.body.campos, { clase: 'Debe ser dia o membresias', activo: 'Es obligatorio' })
  })

  it('the audit tells of each mail, without its secret', async () => {
    const eva = await somebody()
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    await morning()
    const entries = await api.sql<{ despues: object }>(
      `select despues from auditoria where entidad = 'recordatorio' and accion = 'enviar' and despues ->> 'id_usuario' = $1`,
      [eva.id],
    )
    assert.deepEqual(entries, [{ despues: { id_usuario: eva.id, clase: 'dia', dia: today() } }])
  })
})
