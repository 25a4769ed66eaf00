import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contents, encryptedOffice, program } from '../../../test/contents'
import { Mismatch } from './content'
import { EXTENSIONS, extensionOf, kindOf } from './kinds'

/** Whether content is accepted for an extension, arriving in chunks of this size. */
function passes(extension: string, content: Buffer, size: number): boolean {
  const check = kindOf(extension)?.check()
  assert.ok(check, extension)
  try {
    for (let at = 0; at < content.length; at += size) check.push(content.subarray(at, at + size))
    check.end()
    return true
  } catch (error) {
    if (error instanceof Mismatch) return false
    throw error
  }
}

describe('[D29] the content of a file', () => {
  it('recognizes every kind by its content, in chunks of any size', () => {
    assert.deepEqual(Object.keys(contents).sort(), [...EXTENSIONS].sort())
    for (const [extension, content] of Object.entries(contents)) {
      for (const size of [1, 2, 7, 64, 65_536])
        assert.ok(passes(extension, content, size), `${extension} ${size}`)
    }
    for (const size of [1, 13, 65_536]) assert.ok(passes('docx', encryptedOffice, size))
  })

  it('no kind passes for another, except containers', () => {
    const alike: Record<string, string[]> = {
      jpg: ['jpeg'],
      jpeg: ['jpg'],
      tif: ['tiff'],
      tiff: ['tif'],
      doc: ['xls', 'ppt'],
      xls: ['doc', 'ppt'],
      ppt: ['doc', 'xls'],
      // Every container kind is a zip, and these texts are plain text.
      zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
      txt: ['csv', 'xml', 'rtf', 'pdf'],
      csv: ['txt', 'xml', 'rtf', 'pdf'],
    }
    for (const said of EXTENSIONS) {
      for (const [is, content] of Object.entries(contents)) {
        const fine = said === is || alike[said]?.includes(is) === true
        assert.equal(passes(said, content, 5), fine, `${is} as ${said}`)
      }
    }
  })

  it('refuses executables, and truncated beginnings of valid files', () => {
    for (const extension of EXTENSIONS) {
      assert.equal(passes(extension, program, 65_536), false, extension)
      if (!['txt', 'csv', 'rtf'].includes(extension)) {
        assert.equal(passes(extension, (contents[extension] as Buffer).subarray(0, 2), 1), false, extension)
      }
    }
  })

  it('[P-12] the extension is the part after the name’s last dot', () => {
    const names = {
      'A.PDF': 'pdf',
      'a.tar.GZ': 'gz',
      'año.Jpg': 'jpg',
      a: '',
      '.pdf': '',
      'a.': '',
      'a.b c': 'b c',
    }
    for (const [name, extension] of Object.entries(names)) assert.equal(extensionOf(name), extension, name)
  })
})
