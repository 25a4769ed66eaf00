import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { isLent } from '../sources/shared-modules.ts'
import { bundle } from './bundle.ts'
import { copiesOfSingletons } from './copies.ts'
import { importedNames } from './imports.ts'
import { providedNames } from './provides.ts'

/** The bundle of a remote with these sources. */
async function bundled(t: TestContext, files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hechos-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return bundle({ './module': path.join(folder, 'module.tsx') }, folder, isLent)
}

test('the names that code takes from the host, in whatever way it writes them', async (t) => {
  const { texts, exports } = await bundled(t, {
    'module.tsx': `import React, { useState as state, useMemo } from 'react'
      import * as ui from '@backoffice/shared/ui'
      import * as format from '@backoffice/shared/format'
      import './look.css'
      import icon from './icon.svg'
      export { Link } from '@backoffice/shared/router'
      export const later = () => import('./later')
      export default () => <ui.Page title={icon}>{[state, React.version, ui.Button, Object.keys(format)]}</ui.Page>`,
    'later.ts': `import { hasPermission, api } from '@backoffice/shared'\nexport const use = () => hasPermission`,
    'look.css': 'p { color: red }',
    'icon.svg': '<svg/>',
  })
  assert.deepEqual(importedNames(texts, isLent), {
    '@backoffice/shared': ['hasPermission'],
    '@backoffice/shared/format': '*',
    '@backoffice/shared/router': ['Link'],
    '@backoffice/shared/ui': ['Button', 'Page'],
    react: ['default', 'useState'],
    'react/jsx-runtime': ['jsx'],
  })
  assert.deepEqual(exports, { './module': ['Link', 'default', 'later'] })
})

test('code that the bundler drops takes nothing', async (t) => {
  const { texts } = await bundled(t, {
    'module.tsx': `import { useState } from 'react'
      if (process.env.NODE_ENV === 'development') console.log(useState)
      export default 1`,
  })
  assert.deepEqual(importedNames(texts, isLent), {})
})

test('a copy is known by its place on the disk, not by the name of the import', async (t) => {
  const { sources } = await bundled(t, {
    'module.tsx': `import { useState } from './node_modules/react/index.js'\nexport default useState`,
    'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0" }',
    'node_modules/react/index.js': 'export const useState = () => 1',
    'node_modules/other/package.json': '{ "name": "other" }',
  })
  const [copy, ...more] = copiesOfSingletons(sources.map(({ file }) => file))
  assert.deepEqual([copy?.package, more], ['react', []])
  assert.match(copy?.module ?? '', /react\/index\.js$/)
})

test('a source that can’t be read is an error that names it', async (t) => {
  await assert.rejects(bundled(t, { 'module.tsx': `import './nowhere'` }), /nowhere/)
})

test('what the host lends has the names of production, of libraries and of the doors of shared', async () => {
  const provides = await providedNames()
  assert.ok(provides['react']?.includes('useState') && !provides['react'].includes('act'))
  assert.ok(provides['axios']?.includes('isAxiosError'))
  assert.ok(provides['@backoffice/shared/ui']?.includes('Page'))
  assert.deepEqual(provides['@backoffice/shared/ui/money'], ['MoneyField'])
})
