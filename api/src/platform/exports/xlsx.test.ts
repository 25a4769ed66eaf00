import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CallName } from '@backoffice/shared/contract'
import { readXlsx } from 'hucre/xlsx'
import { useApi } from '../../../test/api.ts'
import { BATCH } from '../lists/whole/whole.ts'

describe('[E-13] a list as a workbook of Excel', () => {
  const api = useApi({}, async (api) => {
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre) select $1, gen_random_uuid(), 'Cliente ' || n
       from generate_series(1, ${BATCH + 1}) n`,
      [api.idLocatario],
    )
  })

  async function workbook(lista: string, question: object = {}) {
    const { status, body } = await api.call(
      `POST /${lista}/exportar` as CallName,
      { ...question, formato: 'xlsx' },
      {},
    )
    assert.equal(status, 200, body.msg)
    const response = await api.app.inject({ method: 'GET', url: body.url as string })
    assert.equal(response.statusCode, 200, response.payload)
    const { sheets } = await readXlsx(response.rawPayload)
    return { response, sheets, rows: sheets[0]?.rows ?? [] }
  }

  it('has its name and type, the titles of the list, and every row of every batch', async () => {
    const { response, rows, sheets } = await workbook('clientes', { nombre: 'Cliente' })
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; filename="clientes-\d{4}-\d\d-\d\d\.xlsx"/,
    )
    assert.equal(
      response.headers['content-type'],
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    assert.equal(sheets.length, 1)
    assert.deepEqual(rows[0]?.slice(0, 3), ['Nombre', 'Apellido paterno', 'Apellido materno'])
    assert.equal(rows.length, 1 + BATCH + 1)
  })

  it('days are dates, sums are numbers, and what begins like a formula is a text', async () => {
    await api.call('POST /clientes/crear', {
      nombre: '=1+1',
      apellido_paterno: 'Tipos',
      celular: '015512345678',
      nacimiento: '1980-12-31',
      minimo_ingresos_anuales: 1234.5,
      numero_empleados: 12,
    })
    const { rows, sheets } = await workbook('clientes', { apellido_paterno: 'tipos' })
    const cell = (title: string) => rows[1]?.[rows[0]?.indexOf(title) ?? -1]
    assert.equal(cell('Nombre'), '=1+1')
    assert.equal(cell('Celular'), '01 55 1234 5678')
    assert.deepEqual(cell('Fecha de nacimiento'), new Date('1980-12-31T00:00:00Z'))
    assert.ok(cell('Fecha de registro') instanceof Date)
    assert.equal(cell('Mínimo de ingresos anuales'), 1234.5)
    assert.equal(cell('Número de empleados'), 12)
    const formulas = [...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula)
    assert.deepEqual(formulas, [])
  })

  it('every list has one, and another format is refused', async () => {
    for (const lista of ['asesorias', 'usuarios', 'contrataciones'])
      assert.ok((await workbook(lista)).rows.length >= 1, lista)
    const { status, body } = await api.call('POST /clientes/exportar', { formato: 'pdf' } as never, {})
    assert.equal(status, 400)
    assert.equal(body.campos?.formato, 'Debe ser csv o xlsx')
  })
})
