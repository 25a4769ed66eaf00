import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

const root = path.resolve(import.meta.dirname, '../..')

/** The problem of a file's name, by the rule in CONTRIBUTING; null: none. */
function problem(file: string, text: string): string | null {
  const folders = path.dirname(file).split('/').slice(2)
  if (folders.some((folder) => !/^[a-z][a-z0-9]*$/.test(folder))) return 'a folder is one word, in lower case'
  const [name = '', ...kinds] = path.basename(file).split('.').slice(0, -1)
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return 'words are joined by capitals'
  if (kinds.length > 0 || /^[a-z]/.test(name)) return null
  const exported = new RegExp(`export (default )?(async )?(function|const|class|interface) ${name}\\b`)
  return exported.test(text) ? null : `a file with a capital exports what it is called: ${name}`
}

const files = execFileSync('git', ['ls-files', 'shared/src', 'remote-*/src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

describe('names of files', () => {
  it('components start with a capital letter, other files with a small one, and folders are one word', () => {
    assert.ok(files.length > 100)
    const wrong = files.flatMap((file) => {
      const said = problem(file, readFileSync(path.join(root, file), 'utf8'))
      return said === null ? [] : [`${file}: ${said}`]
    })
    assert.deepEqual(wrong, [])
  })

  it('the rule finds violations', () => {
    assert.equal(
      problem('remote-clientes/src/list/ClientesPage.tsx', 'export function ClientesPage() {'),
      null,
    )
    assert.notEqual(
      problem('remote-clientes/src/list/Clientes.tsx', 'export function ClientesPage() {'),
      null,
    )
    assert.notEqual(problem('remote-clientes/src/list/row-actions.ts', ''), null)
    assert.notEqual(problem('remote-clientes/src/Lista/columns.ts', ''), null)
  })
})
