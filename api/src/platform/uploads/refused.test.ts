import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contents, encryptedOffice, program, withMacros } from '../../../test/backup/contents.ts'
import type { Part } from '../../../test/form.ts'
import { MB, PATH, pdfOf, useUploads } from './uploads.testing.ts'

const { api, send, good, assertNothing } = useUploads()

describe('[D29] an invalid file leaves nothing behind', () => {
  it('too large by one byte: 413, naming the limit', async () => {
    for (const rest of [[], [['descripcion', 'después']] as Part[]]) {
      const { status, body } = await send('a.pdf', pdfOf(2 * MB + 1 - contents.pdf!.length), rest)
      assert.equal(status, 413)
      assert.equal(body.msg, 'El archivo pesa demasiado; se admiten hasta 2 MB')
      assert.equal(body.campos.archivo, body.msg)
      await assertNothing()
    }
    // Refused by its declared length, before any byte is read.
    const far = await send('a.pdf', pdfOf(3 * MB))
    assert.equal(far.status, 413)
    await assertNothing()
  })

  it('a forbidden or missing extension: 415, naming the allowed ones', async () => {
    for (const name of [
      'virus.exe',
      'pagina.html',
      'dibujo.svg',
      'macro.docm',
      'sin-extension',
      '.pdf',
      'a.pdf.exe',
      'a.',
    ]) {
      const { status, body } = await send(name, pdfOf(10))
      assert.equal(status, 415, name)
      assert.match(body.campos.archivo, /se admiten pdf, png, /)
    }
    await assertNothing()
  })

  it('content that contradicts the name: 415, early or late in the file', async () => {
    const lie = async (name: string, content: Buffer) => {
      const { status, body } = await send(name, content)
      assert.equal(status, 415, name)
      assert.match(body.msg, /^El contenido no es el de un archivo \.\w+$/)
    }
    for (const extension of Object.keys(contents)) await lie(`a.${extension}`, program)
    await lie('a.png', contents.jpg as Buffer)
    await lie('a.docx', contents.xlsx as Buffer)
    await lie('a.docx', contents.zip as Buffer)
    await lie('a.doc', contents.docx as Buffer)
    await lie('a.xml', contents.txt as Buffer)
    await lie('a.txt', Buffer.concat([Buffer.alloc(MB, 'a'), Buffer.from([0]), Buffer.alloc(100, 'a')]))
    await lie('a.pdf', Buffer.concat([Buffer.alloc(1024, ' '), contents.pdf as Buffer]))
    await assertNothing()
  })

  it('an Office file with macros: 415, saying so', async () => {
    for (const [extension, content] of Object.entries(withMacros)) {
      const { status, body } = await send(`a.${extension}`, content)
      assert.equal(status, 415, extension)
      assert.equal(body.msg, 'El archivo contiene macros; se admite una copia guardada sin ellas')
      assert.equal(body.campos.archivo, body.msg)
    }
    await assertNothing()
  })

  it('an empty file: 400', async () => {
    const { status, body } = await send('a.pdf', Buffer.alloc(0))
    assert.equal(status, 400)
    assert.equal(body.campos.archivo, 'El archivo está vacío')
    await assertNothing()
  })

  it('a truncated or malformed form: 400', async () => {
    const { payload, headers } = good()
    for (const cut of [payload.length - 3, payload.length - 12, 600_000, 150, 0]) {
      const { status } = await api.raw({
        method: 'POST',
        url: `/admin${PATH}`,
        headers: { ...headers, 'x-auth-token': api.token },
        payload: payload.subarray(0, cut),
      })
      assert.equal(status, 400, `${cut} of ${payload.length}`)
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=limite',
    ]) {
      const { status } = await api.raw({
        method: 'POST',
        url: `/admin${PATH}`,
        headers: { 'content-type': type, 'x-auth-token': api.token },
        payload,
      })
      assert.ok([400, 415].includes(status), `${type}: ${status}`)
    }
    await assertNothing()
  })
})

it('[D29] accepts a file of exactly the limit, to its last byte', async () => {
  const whole = pdfOf(2 * MB - contents.pdf!.length)
  assert.equal(whole.length, 2 * MB)
  const { status, body } = await send('a.pdf', whole)
  assert.equal(status, 200)
  assert.equal(body.archivos[0].tamano, 2 * MB)
})

it('[D29] accepts a password-protected Office file', async () => {
  assert.equal((await send('a.xlsx', encryptedOffice)).status, 200)
})
