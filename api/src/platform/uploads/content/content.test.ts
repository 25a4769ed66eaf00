import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contents, encryptedOffice, inUtf16, program, withMacros } from '../../../../test/backup/contents.ts'
import { Mismatch } from './content.ts'
import { EXTENSIONS, extensionOf, kindOf } from './kinds.ts'

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
      jpg: ['jpeg', 'jfif'],
      jpeg: ['jpg', 'jfif'],
      jfif: ['jpg', 'jpeg'],
      heic: ['heif'],
      heif: ['heic'],
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

  it('refuses Office files with macros, by the names in their containers, in chunks of any size', () => {
    for (const [extension, content] of Object.entries(withMacros)) {
      for (const size of [1, 7, 65_536]) assert.equal(passes(extension, content, size), false, extension)
    }
  })

  it('recognizes texts in UTF-16, in chunks of any size, and refuses anything else', () => {
    for (const [extension, content] of Object.entries(inUtf16)) {
      for (const size of [1, 3, 65_536]) assert.ok(passes(extension, content, size), `${extension} ${size}`)
      // Cut within a character; half an emoji; a control character.
      assert.equal(passes(extension, content.subarray(0, -1), 2), false, `${extension}, cut`)
      const broken = content[0] === 0xff ? [0x3d, 0xd8] : [0xd8, 0x3d]
      assert.equal(passes(extension, Buffer.concat([content, Buffer.from(broken)]), 5), false, extension)
      assert.equal(passes(extension, Buffer.concat([content, Buffer.alloc(2)]), 5), false, extension)
    }
    assert.equal(passes('xml', inUtf16.txt as Buffer, 5), false)
    assert.ok(passes('txt', Buffer.from('a'), 1))
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
