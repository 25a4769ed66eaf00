import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { importedFrom } from './imported.ts'

test('finds the values that sources import from a library, by the library’s own names', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imported-'))
  t.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'src/ui'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, 'src', name), text)
  write('One.tsx', `import { Box, type BoxProps, Link as Anchor } from 'library'\nexport const A = Box`)
  write('ui/two.ts', `import type { Style } from 'library'\nimport {\n  Box,\n  Table,\n} from 'library'`)
  write('other.ts', `import { Button } from 'library/button'\n// import { Tabs } from 'library'`)
  assert.deepEqual(importedFrom('library', folder), ['Box', 'Link', 'Table'])
})
