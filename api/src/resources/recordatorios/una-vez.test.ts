import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { at, dayFromToday as day, useRecordatorios } from './recordatorios.testing.ts'

const { api, other, mails, refuse, somebody, cliente, asesoria, to, again, morning } = useRecordatorios()

beforeEach(again)

describe('[E-15] never twice', () => {
  it('however many processes see the morning at once, and however often', async () => {
    const people = [await somebody(), await somebody(), await somebody()]
    const ana = await cliente('Ana')
    for (const { id } of people) await asesoria({ cliente: ana, asesor: id })
    const both = [api.app.recordatorios, other().recordatorios]
    await Promise.all([...both, ...both].map((one) => one.plan(at('07:00'))))
    await Promise.all(both.map((one) => one.idle()))
    await morning(at('08:00'))
    for (const { email } of people) assert.equal(to(email).length, 1)
    await assert.rejects(
      api.sql(
        `insert into recordatorios (id_locatario, _id, id_usuario, clase, dia)
         select id_locatario, gen_random_uuid(), id_usuario, clase, dia from recordatorios`,
      ),
      /duplicate key|llave duplicada/,
    )
  })

  it('a process that dies after planning leaves its mails to another one', async () => {
    const eva = await somebody()
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    await api.app.recordatorios.plan(at('07:30'))
    assert.deepEqual(mails, [])
    await other().recordatorios.plan(at('07:31'))
    await other().recordatorios.idle()
    assert.equal(to(eva.email).length, 1)
  })

  it('a morning is planned whole or not at all', async () => {
    const eva = await somebody()
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    await api.sql(`alter table trabajos add constraint no check (tipo <> 'recordatorio') not valid`)
    await assert.rejects(api.app.recordatorios.plan(at('07:30')))
    await api.sql('alter table trabajos drop constraint no')
    assert.deepEqual(await api.sql('select from recordatorios_dias'), [])
    await morning(at('07:31'))
    assert.equal(to(eva.email).length, 1)
  })

  it('one that dies while it sends leaves a mail that nobody sends again', async () => {
    const eva = await somebody()
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    await api.app.recordatorios.plan(at('07:30'))
    await api.sql('update recordatorios set tomado = now()')
    await other().recordatorios.idle()
    assert.deepEqual(mails, [])
    assert.deepEqual(await api.sql(`select from trabajos where tipo = 'recordatorio'`), [])
  })

  it('a mail server that is away gets each mail once when it is back', async () => {
    const eva = await somebody()
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    refuse.next = 1
    await morning()
    assert.deepEqual(mails, [])
    await api.sql(`update trabajos set desde = creacion where tipo = 'recordatorio'`)
    await api.app.recordatorios.idle()
    assert.equal(to(eva.email).length, 1)
  })

  it('the next day has its own', async () => {
    const eva = await somebody()
    await asesoria({ cliente: await cliente('Ana'), asesor: eva.id })
    await asesoria({ cliente: await cliente('Bea'), asesor: eva.id, fecha: day(1) })
    await morning()
    await morning(at('07:30', day(1)))
    assert.deepEqual(
      to(eva.email).map(({ text }) => /^(Ana|Bea)$/m.exec(text)?.[0]),
      ['Ana', 'Bea'],
    )
  })
})
