import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storageSentence } from './run.ts'

const failed = (code: string, path?: string) => Object.assign(new Error(code), { code, path })

test('a full disk and missing permissions are told as such; other errors keep their stack', () => {
  assert.match(storageSentence(failed('ENOSPC')) ?? '', /^No queda espacio en el disco: liberar espacio/)
  assert.match(storageSentence(failed('EACCES', '/srv/x')) ?? '', /^No se puede escribir en \/srv\/x: faltan/)
  for (const other of [failed('ENOENT'), new TypeError('x'), null, 'ENOSPC'])
    assert.equal(storageSentence(other), undefined)
})
