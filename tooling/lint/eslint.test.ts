import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import { root } from '../start/before/root.mjs'

// The rules that need types read files from the disk, where these do not exist.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: { parserOptions: { project: null } },
    rules: {
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
})

/** The rules that a text would break as the content of this file. */
async function rules(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  return result?.messages.map(({ ruleId }) => ruleId) ?? []
}

const doors = '@typescript-eslint/no-restricted-imports'

test('an app can’t import the libraries behind the doors', async () => {
  for (const name of [
    '@chakra-ui/react',
    'axios',
    'react-router-dom',
    'react-datepicker',
    '@visx/shape',
    'date-fns/format',
    'zod',
  ]) {
    assert.deepEqual(await rules('remote-clientes/src/list/a.ts', `import '${name}'\n`), [doors], name)
    assert.deepEqual(await rules('host/src/a.ts', `import '${name}'\n`), [doors], name)
  }
  assert.deepEqual(await rules('shared/src/ui/a.ts', `import '@chakra-ui/react'\n`), [])
})

test('an app can’t import a file behind a door, or another app', async () => {
  for (const name of [
    '@backoffice/shared/src/ui/Button',
    '../../shared/src/ui/index.ts',
    '../../remote-usuarios/src/module.tsx',
  ]) {
    assert.deepEqual(await rules('remote-clientes/src/a.ts', `import '${name}'\n`), [doors], name)
  }
})

test('browser code imports only types from the contract; tests may import more', async () => {
  const value = `import { calls } from '@backoffice/shared/contract'\nexport const a = calls\n`
  const type = `import { type Cliente } from '@backoffice/shared/contract'\nexport type A = Cliente\n`
  assert.deepEqual(await rules('host/src/a.ts', value), [doors])
  assert.deepEqual(await rules('host/src/a.ts', type), [])
  assert.deepEqual(await rules('host/src/a.test.ts', value), [])
  const texts = `import { plain } from '../contract/text/index.ts'\nexport const a = plain\n`
  assert.deepEqual(await rules('shared/src/format/a.ts', texts), [])
  assert.deepEqual(await rules('shared/src/format/a.ts', texts.replace('text', 'wire')), [doors])
  assert.deepEqual(await rules('shared/src/format/a.ts', texts.replace('text/index', 'entidades')), [])
})

test('a relative import names its file, because Node runs the sources as they are', async () => {
  const rule = 'no-restricted-syntax'
  for (const text of [
    `import './b'\n`,
    `export * from '..'\n`,
    `export { b } from './b'\n`,
    `export const c = import('./b')\n`,
  ]) {
    assert.deepEqual(await rules('api/src/a.ts', text), [rule], text)
    assert.deepEqual(await rules('remote-clientes/src/a.ts', text), [rule], text)
  }
  assert.deepEqual(await rules('api/src/a.ts', `import './b.ts'\nimport 'zod'\n`), [])
})

test('the api takes the query builder from where it loads fast', async () => {
  const text = `export { sql } from 'drizzle-orm'\n`
  assert.deepEqual(await rules('api/src/a.ts', text), [doors])
  assert.deepEqual(await rules('api/src/platform/database/drizzle.ts', text), [])
})

test('the api may import only the contract', async () => {
  assert.deepEqual(await rules('api/src/a.ts', `import '@backoffice/shared/ui'\n`), [doors])
  assert.deepEqual(await rules('api/src/a.ts', `import '@backoffice/shared/contract'\n`), [])
})

test('jsx-a11y works with this ESLint, although it does not list it as a peer', async () => {
  const text = `export const A = () => (\n  <div onClick={() => {}}>\n    <img src="a.png" />\n  </div>\n)\n`
  const found = await rules('host/src/a.tsx', text)
  assert.ok(found.includes('jsx-a11y/alt-text'), found.join())
  assert.ok(found.includes('jsx-a11y/click-events-have-key-events'), found.join())
})

test('the rules of hooks are checked', async () => {
  const text = `import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}\n`
  assert.ok((await rules('host/src/a.tsx', text)).includes('react-hooks/rules-of-hooks'))
})

test('code comes only in the way that bears a lost connection', async () => {
  const rule = 'no-restricted-syntax'
  const named = `import { lazy } from 'react'\nexport const A = lazy(() => import('./B.tsx'))\n`
  const whole = `import * as React from 'react'\nexport const A = React.lazy(() => import('./B.tsx'))\n`
  const route = `export const a = { path: '/a', lazy: async () => ({ Component: (await import('./B.tsx')).B }) }\n`
  const part = `import { onDemand } from '@backoffice/shared/ui'\nexport const A = onDemand(() => import('./B.tsx').then((file) => file.B))\n`
  for (const file of ['remote-clientes/src/a.tsx', 'host/src/a.tsx', 'shared/src/ui/a.tsx']) {
    for (const text of [named, whole, route]) assert.deepEqual(await rules(file, text), [rule], file)
  }
  assert.deepEqual(await rules('remote-clientes/src/a.tsx', part), [])
  assert.deepEqual(await rules('shared/src/remote/lazyPage.tsx', named), [])
})
