import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importedFrom } from './imported.ts'

const CHAKRA = '@chakra-ui/react'

/** Nine in ten of the modules that a test loads belong to these. */
const names = [
  CHAKRA,
  '@emotion/react',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axios',
  'compare-versions',
  'framer-motion',
  'framer-motion/mini',
  'msw',
  'msw/node',
  'react-datepicker',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'zod',
  'zustand',
]

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Where jest finds each library: all are in one file, built again when the lock file or what is used of Chakra changes.
 * Jest looks for, reads and wraps every module in every test file: 2,900 of them took longer than most tests. A library
 * still runs only when something requires it.
 */
export function libraries(shared: string): Record<string, string> {
  const used = importedFrom(CHAKRA, shared)
  const contents = [path.join(root, 'pnpm-lock.yaml'), import.meta.filename].map((file) => readFileSync(file))
  const hash = createHash('sha256').update(Buffer.concat(contents)).update(used.join()).digest('hex')
  const folder = path.join(root, `node_modules/.cache/jest-libraries/${hash.slice(0, 12)}`)
  if (!existsSync(folder)) build(folder, used, shared)
  return Object.fromEntries(names.map((name) => [`^${name}$`, path.join(folder, fileOf(name))]))
}

function build(folder: string, used: string[], shared: string): void {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  // Through an ES module only what the kit uses of Chakra is in the file: its CommonJS build is 1,700 modules whole.
  const chakra = path.join(shared, 'node_modules', CHAKRA, 'dist/esm/index.js')
  const kit = path.join(unfinished, 'chakra.mjs')
  writeFileSync(kit, `export { ${used.join()} } from '${chakra}'`)
  const getters = names.map((name) => `get '${name}'() { return require('${name === CHAKRA ? kit : name}') }`)
  buildSync({
    stdin: { contents: `module.exports = { ${getters.join()} }`, resolveDir: shared },
    outfile: path.join(unfinished, 'all.cjs'),
    bundle: true,
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"test"' },
    minifyWhitespace: true,
    legalComments: 'none',
    // The tests have their own cache (shared/jest/emotion-cache.ts), and React asks its module for Node's timers.
    external: ['@emotion/cache', 'react'],
    logLevel: 'error',
  })
  for (const name of names)
    writeFileSync(path.join(unfinished, fileOf(name)), `module.exports = require('./all.cjs')['${name}']\n`)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another jest was faster.
    if (!existsSync(folder)) throw error
  }
}

const fileOf = (name: string) => `${name.replaceAll('/', '+')}.cjs`
