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
 * The doors of @backoffice/shared lead to its source, and tests use its copies of the libraries, so that a package needs
 * none of its own. What happens before each test file is in shared/jest/setup.ts.
 */

const shared = path.resolve(import.meta.dirname, '../../shared')
const manifest = path.join(shared, 'package.json')
const fromShared = createRequire(manifest).resolve
/** @type {Record<string, string>} */
const doors = JSON.parse(readFileSync(manifest, 'utf8')).exports

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const doorMap = Object.fromEntries(
  Object.entries(doors).map(([door, file]) => [
    `^${literal(path.posix.join('@backoffice/shared', door))}$`,
    path.join(shared, file),
  ]),
)

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
    ...doorMap,
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
