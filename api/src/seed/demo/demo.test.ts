import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calls, clienteCampos } from '@backoffice/shared/contract'
import { z } from 'zod'
import { curpDigit, rfcDigit } from './check-digits.ts'
import { makeCliente } from './cliente.ts'
import { makeContrataciones } from './contratacion.ts'
import { statusOf } from '../../resources/contrataciones/status.ts'
import { createRandom, uuidAt } from './random.ts'

const catalogues = {
  regimenesFisica: ['01900000-0000-7000-8000-000000000612'],
  regimenesMoral: ['01900000-0000-7000-8000-000000000601'],
  giros: new Map<string, string>(),
}
const now = Date.parse('2026-03-01T12:00:00Z')

describe('demo data', () => {
  it('RFC and CURP end in the same digit as the official samples', () => {
    for (const rfc of [
      'GODE561231GR8',
      'COSC8001137NA',
      'CAMA911215CJ0',
      'DIM8701081LA',
      'A&A050908GT0',
      'SAT970701NN3',
    ]) {
      assert.equal(rfcDigit(rfc.slice(0, -1)), rfc.at(-1), rfc)
    }
    for (const rfc of ['VACE460910SX6', 'COSC8001137N9'])
      assert.notEqual(rfcDigit(rfc.slice(0, -1)), rfc.at(-1), rfc)
    for (const curp of [
      'BOXW310820HNERXN09',
      'SABC560626MDFLRN01',
      'MOTR930411HJCRMN03',
      'BAUM690216HMSLRG18',
    ]) {
      assert.equal(curpDigit(curp.slice(0, -1)), curp.at(-1), curp)
    }
    for (const curp of ['MOTR930411HJCRMN06', 'BOXW310820HNERXN08']) {
      assert.notEqual(curpDigit(curp.slice(0, -1)), curp.at(-1), curp)
    }
  })

  it('a thousand clients: the form accepts each, with well-formed identifiers', () => {
    const random = createRandom(1)
    for (let i = 0; i < 1000; i++) {
      const cliente = makeCliente(random, catalogues, now)
      const checked = clienteCampos.safeParse(cliente)
      assert.ok(checked.success, JSON.stringify(checked.error?.issues))
      if (cliente.rfc) {
        assert.match(
          cliente.rfc,
          cliente.tipo_persona === 1 ? /^[A-Z]{3}\d{6}[A-Z\d]{3}$/ : /^[A-Z]{4}\d{6}[A-Z\d]{3}$/,
        )
        assert.equal(rfcDigit(cliente.rfc.slice(0, -1)), cliente.rfc.at(-1))
      }
      if (cliente.curp) {
        assert.match(cliente.curp, /^[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d$/)
        assert.equal(curpDigit(cliente.curp.slice(0, -1)), cliente.curp.at(-1))
      }
      assert.ok(Date.parse(cliente.creacion) <= now)
    }
  })

  it('the same seed makes the same clients', () => {
    const make = () => makeCliente(createRandom(7), catalogues, now)
    assert.deepEqual(make(), make())
  })

  it('[D14] purchases have every status and are plausible; many clients have none', () => {
    const random = createRandom(5)
    const plans = [
      { _id: uuidAt(random, now), nombre: 'Básica', precio: 499 },
      { _id: uuidAt(random, now), nombre: 'Ágil por evento', precio: 349.99 },
    ]
    const all = Array.from({ length: 1000 }, () =>
      makeContrataciones(random, now, uuidAt(random, now), plans),
    )
    const without = all.filter((rows) => rows.length === 0).length
    assert.ok(without > 300 && without < 550, String(without))
    const counts = { 0: 0, 1: 0, 2: 0 }
    for (const row of all.flat()) {
      assert.ok(row.fecha_fin >= row.fecha_inicio)
      assert.ok(row.creacion <= new Date(now).toISOString())
      assert.ok(row.creacion.slice(0, 10) <= row.fecha_inicio || row.fecha_inicio > '2026-02-27')
      assert.ok(row.cancelacion === null || row.cancelacion >= row.creacion)
      const { id_cliente, id_membresia, total, metodo, fecha_inicio, fecha_fin } = row
      const form = { id_cliente, id_membresia, total, metodo, fecha_inicio, fecha_fin }
      assert.ok(
        calls['POST /clientes/crear_contratacion'].request.safeParse(form).success,
        JSON.stringify(form),
      )
      counts[statusOf(row, '2026-03-01')]++
    }
    for (const [status, n] of Object.entries(counts)) assert.ok(n > 40, `${status}: ${n}`)
    for (const rows of all) {
      const ordered = [...rows].sort((a, b) => (a.creacion < b.creacion ? -1 : 1))
      assert.deepEqual(ordered, rows, 'renewed in their order')
    }
  })

  it('ids are UUIDv7 of their creation time', () => {
    const id = uuidAt(createRandom(3), now)
    assert.ok(z.uuid({ version: 'v7' }).safeParse(id).success, id)
    assert.equal(parseInt(id.replaceAll('-', '').slice(0, 12), 16), now)
    assert.ok(calls['POST /clientes/detalles'].request.safeParse({ id }).success)
  })
})
