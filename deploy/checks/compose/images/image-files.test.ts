import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftovers } from './image-files.ts'

test('an image may contain runtime files', () => {
  const files = [
    '/app/api/dist/server.js',
    '/app/api/package.json',
    '/app/node_modules/.pnpm/sharp@1.0.0/node_modules/sharp/lib/index.js',
    '/app/node_modules/.pnpm/@swc+helpers@0.5.0/node_modules/@swc/helpers/cjs/index.cjs',
    '/app/node_modules/.pnpm/x@1.0.0/node_modules/x/src/index.ts',
    '/app/node_modules/.pnpm/x@1.0.0/node_modules/x/makefile',
    '/srv/built/assets/102.699ae7ac.js.br',
    '/app/gateway.cjs',
    '/usr/local/bin/node',
  ]
  assert.deepEqual(leftovers(files), [])
})

for (const file of [
  '/app/api/src/main.ts',
  '/srv/built/App.tsx',
  '/app/api/dist/server.js.map',
  '/app/api/src/list.test.js',
  '/app/pnpm-lock.yaml',
  '/app/tsconfig.base.json',
  '/src/.git/HEAD',
  '/app/node_modules/.pnpm/typescript@6.0.3/node_modules/typescript/lib/tsc.js',
  '/app/node_modules/webpack/lib/index.js',
  '/app/node_modules/.pnpm/@swc+core@1.0.0/node_modules/@swc/core/index.js',
  '/app/node_modules/.pnpm/@types+node@24/node_modules/@types/node/index.d.ts',
  '/usr/local/bin/pnpm',
  '/usr/bin/gcc',
]) {
  test(`${file} may not be in an image`, () => assert.deepEqual(leftovers([file]), [file]))
}
