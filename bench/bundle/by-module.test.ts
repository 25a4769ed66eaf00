import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupOf, lengthsByModule } from './by-module.ts'

test('each character counts for the source that it comes from', () => {
  const sources = [
    'webpack://backoffice-host/./src/idle.ts',
    'webpack://x/../node_modules/.pnpm/react@1/node_modules/react/index.js',
  ]
  // «wwaaaabb»: two characters of webpack's, four of the first source, two of the second.
  const lengths = lengthsByModule('wwaaaabb', { version: 3, names: [], sources, mappings: 'EAAA,ICAA' })
  assert.deepEqual(Object.fromEntries(lengths), {
    'webpack (envoltura)': 2,
    'host/src/idle.ts': 4,
    react: 2,
  })
})

test('a source belongs to its package, or to its folder in this repository', () => {
  const groups = {
    'webpack://h/../node_modules/.pnpm/@chakra-ui+react@3/node_modules/@chakra-ui/react/dist/x.js':
      '@chakra-ui/react',
    'webpack://backoffice-clientes-86c0cf0c4e33/./src/list/ClientesPage.tsx': 'remote-clientes/src/list',
    'webpack://backoffice-monolith/./src/shell/Shell.tsx': 'host/src/shell',
    'webpack://backoffice-host/../shared/src/ui/list/Table.tsx': 'shared/src/ui/list',
    'webpack://backoffice-host/../entrega/page/files/hashes.ts': 'entrega/page/files',
    'webpack://backoffice-host/webpack/runtime/jsonp chunk loading': 'webpack (envoltura)',
  }
  for (const [source, group] of Object.entries(groups)) assert.equal(groupOf(source), group)
})
