import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { contractOf } from './contract.ts'
import type { Names } from './facts.ts'

const door = '@backoffice/shared/ui'
const before = `interface Props { label: string }
export function Button(input: Props): string
export const size: number`
const now = `interface Props { label: string; busy?: boolean }
export function Button(input: Props): string
export const size: number
export const width: number`

/** A package at `version`, with doors published as 1.1.0. */
function shared(t: TestContext, version: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-'))
  t.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'api/publicada'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const report = (code: string) => `# x\n\n\`\`\`ts\n${code}\n\`\`\`\n`
  const exports = { './ui': './src/ui/index.ts', './form': './src/form/index.ts' }
  write('package.json', JSON.stringify({ name: '@backoffice/shared', version, exports }))
  write('api/publicada/version', '1.1.0\n')
  write('api/publicada/ui.api.md', report(before))
  write('api/ui.api.md', report(now))
  write('api/form.api.md', report('export const useForm: () => void'))
  return folder
}

test('code that uses only unchanged published names works with the published version', (t) => {
  const folder = shared(t, '1.2.0')
  assert.equal(contractOf({ [door]: ['size'], react: ['useState'] }, folder), '^1.1.0')
  assert.equal(contractOf({}, folder), '^1.1.0')
})

test('a new name, a changed one, a new door or a whole door requires the current version', (t) => {
  const folder = shared(t, '1.2.0')
  const asking: Names[] = [
    { [door]: ['width'] },
    { [door]: ['size', 'Button'] },
    { '@backoffice/shared/form': ['useForm'] },
    { '@backoffice/shared/none': ['size'] },
    { [door]: '*' },
  ]
  for (const imports of asking) assert.equal(contractOf(imports, folder), '^1.2.0', JSON.stringify(imports))
})

test('after a change of the major version, no earlier version is accepted', (t) => {
  assert.equal(contractOf({ [door]: ['size'] }, shared(t, '2.0.0')), '^2.0.0')
})
