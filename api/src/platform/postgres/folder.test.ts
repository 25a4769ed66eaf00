import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { FatalError } from '../../fatal.ts'
import { prepareFolder } from './folder.ts'

const folder = temporaryFolder()
after(() => folder.remove())

it('reports in a sentence a data folder that is a file, or below one', () => {
  const file = join(folder.path, 'archivo')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'dentro')]) {
    assert.throws(
      () => prepareFolder(path),
      (error) => {
        assert.ok(error instanceof FatalError)
        assert.match(error.message, /^No se puede usar la carpeta de datos .*: no es una carpeta\.$/)
        return true
      },
    )
  }
})
