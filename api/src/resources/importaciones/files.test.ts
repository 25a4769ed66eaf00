import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { useApi } from '../../../test/api.ts'
import { readSheetOf, sendSheet, workbook } from './importaciones.testing.ts'
import { checkZip } from './read/zip.ts'

const api = useApi()

beforeEach(() => api.sql('update clientes set eliminacion = now() where eliminacion is null'))

describe('the files', () => {
  const read = async (content: Buffer | string, name?: string) => {
    const { columnas, total } = await readSheetOf(api, content, name === undefined ? {} : { name })
    return { total, columnas: columnas.map(({ titulo, destino, muestra }) => [titulo, destino, muestra[0]]) }
  }
  const plain = {
    total: 1,
    columnas: [
      ['Nombre', 'nombre', 'Íñigo'],
      ['Teléfono', 'celular', '5512345678'],
    ],
  }

  it('[E-11] in UTF-8, UTF-16 and Windows-1252, with any separator', async () => {
    const text = 'Nombre;Teléfono\r\nÍñigo;5512345678\r\n'
    for (const content of [
      text,
      `\ufeff${text}`,
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text, 'latin1'),
      text.replaceAll(';', '\t'),
      `sep=;\r\n${text}`,
    ])
      assert.deepEqual(await read(content), plain)
    const bigEndian = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    assert.deepEqual(await read(bigEndian), plain)
    assert.deepEqual(await read('Despacho X\n\nNombre,Teléfono\nÍñigo,5512345678'), plain, 'below a heading')
  })

  it('[E-11] of Excel: days, numbers, empty rows and hidden sheets', async () => {
    const rows = [
      ['Nombre', 'Fecha de nacimiento', 'Celular', 'Empleados'],
      ['Ana', new Date(Date.UTC(1980, 11, 31)), 5512345678, 12],
      [null, null, null, null],
      ['Luis', 29586, '', ''],
    ]
    const {
      _id: id,
      columnas,
      total,
    } = await readSheetOf(api, await workbook(rows), { name: 'Clientes.XLSX' })
    assert.equal(total, 2)
    const { body } = await api.call('POST /clientes/revisar_importacion', {
      id,
      columnas: columnas.map(({ destino }) => destino),
    })
    assert.deepEqual(body.muestra, [
      {
        fila: 2,
        valores: { nombre: 'Ana', nacimiento: '1980-12-31', celular: '5512345678', numero_empleados: '12' },
      },
      { fila: 4, valores: { nombre: 'Luis', nacimiento: '1980-12-31' } },
    ])
  })

  it('[E-11] of a workbook, the first sheet that is not hidden; one with a password is refused', async () => {
    const sheets = [
      { name: 'Oculta', hidden: true, rows: [['Nombre'], ['Nadie']] },
      { name: 'Clientes', rows: [['Nombre'], ['Ana']] },
    ]
    assert.deepEqual(await read(Buffer.from(await writeXlsx({ sheets })), 'a.xlsx'), {
      total: 1,
      columnas: [['Nombre', 'nombre', 'Ana']],
    })
    const locked = await writeXlsx({ sheets, encryption: { password: 'x', spinCount: 100 } })
    const answer = await sendSheet(api, 'a.xlsx', Buffer.from(locked))
    assert.equal(answer.status, 415)
    assert.match(answer.body.msg, /^El archivo tiene contraseña/)
  })

  it('[E-11] that would fill the memory once they are unpacked are refused before they are read', async () => {
    const book = await workbook([['Nombre'], ...Array.from({ length: 5_000 }, () => ['A'.repeat(100)])])
    await checkZip(book, 'dañado')
    const small = checkZip(book, 'dañado', book.length)
    await assert.rejects(small, { message: 'El archivo es demasiado grande una vez descomprimido' })
    await assert.rejects(checkZip(book.subarray(0, 200), 'dañado'), { message: 'dañado' })
  })

  it('[E-11] that are no sheet are refused in a sentence', async () => {
    const wide = `Nombre,${'x,'.repeat(600)}y\nAna\n`
    const book = await workbook([['Nombre'], ['Ana']])
    for (const [name, content, status, sentence] of [
      ['a.pdf', '%PDF', 415, 'Se admiten archivos .xlsx y .csv'],
      ['a.csv', '', 400, 'El archivo está vacío'],
      ['a.csv', 'Nombre,Correo\n', 400, 'La hoja no tiene filas debajo de los títulos'],
      ['a.csv', wide, 415, 'La hoja tiene más de 500 columnas'],
      ['a.csv', 'PK\u0003\u0004\0\0', 415, 'El contenido no es el de un archivo .csv'],
      ['a.xlsx', 'Nombre\nAna', 415, 'El contenido no es el de un archivo .xlsx'],
      [
        'a.xlsx',
        book.subarray(0, book.length - 30),
        415,
        'El archivo está dañado o no es una hoja de cálculo .xlsx',
      ],
    ] as const) {
      const answer = await sendSheet(api, name, content)
      assert.deepEqual([answer.status, answer.body.msg], [status, sentence], name)
    }
  })
})
