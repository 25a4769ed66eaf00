// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { patience, patient } from '../patience/patience.mjs'

/**
 * Jest for every package that runs in the browser. All of a package's jest.config.mjs:
 *
 *   import { preset } from '../tooling/jest/preset.mjs'
 *   export default preset({ rootDir: import.meta.dirname })
 *
 * The doors of @backoffice/shared and @backoffice/entrega lead to their sources, and tests use shared's copies of the
 * libraries, so that a package needs none of its own. What happens before each test file is in shared/jest/setup.ts.
 */

const shared = path.resolve(import.meta.dirname, '../../shared')
const manifest = path.join(shared, 'package.json')
const fromShared = createRequire(manifest).resolve
// Builds inject it.
process.env.SHARED_VERSION = JSON.parse(readFileSync(manifest, 'utf8')).version

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The doors of a package of the workspace, each with its file.
 * @param {string} name
 * @returns {Record<string, string>}
 */
function doorsOf(name) {
  const folder = path.resolve(import.meta.dirname, '../..', name)
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.fromEntries(
    Object.entries(exports).map(([door, file]) => [
      `^${literal(path.posix.join(`@backoffice/${name}`, door))}$`,
      path.join(folder, file),
    ]),
  )
}

/** ES modules without a CommonJS build, which jest must transform. */
const translated = ['rettime', 'until-async', '@open-draft']

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
}

/**
 * @param {{ rootDir: string, moduleNameMapper?: Record<string, string>, setupFilesAfterEnv?: string[], [option:
 *   string]: unknown }} own
 */
export const preset = ({ moduleNameMapper = {}, setupFilesAfterEnv = [], ...own }) => ({
  testEnvironment: fromShared('jest-fixed-jsdom'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '\\.[cm]?[jt]sx?$': [fromShared('@swc/jest'), swc] },
  // pnpm keeps a package in node_modules/.pnpm/<name>@<version>/node_modules/<name>: the last folder counts.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${translated.join('|')})(/|$))`],
  moduleNameMapper: {
    ...doorsOf('shared'),
    ...doorsOf('entrega'),
    // The federation runtime exists only in webpack's output; tests use fake remotes.
    '^@module-federation/enhanced/runtime$': path.resolve(
      import.meta.dirname,
      '../../entrega/page/testing/fakeRuntime.tsx',
    ),
    '^@emotion/cache$': path.join(shared, 'jest/emotion-cache.ts'),
    '\\.(css|woff2|svg|png)$': path.join(shared, 'jest/asset.cjs'),
    ...moduleNameMapper,
  },
  setupFilesAfterEnv: [path.join(shared, 'jest/setup.ts'), ...setupFilesAfterEnv],
  restoreMocks: true,
  testTimeout: patient(20_000),
  globals: { testPatience: patience },
  ...own,
})
