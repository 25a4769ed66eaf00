import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { patience, patient } from '../patience/patience.ts'
import { libraries } from './libraries.ts'

/**
 * Jest for every package that runs in the browser. All of a package's jest.config.ts:
 *
 *   import { preset } from '../tooling/jest/preset.ts'
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

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The doors of a package of the workspace, each with its file. */
function doorsOf(name: string): Record<string, string> {
  const folder = path.resolve(import.meta.dirname, '../..', name)
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
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

export const preset = ({
  moduleNameMapper = {},
  setupFilesAfterEnv = [],
  ...own
}: {
  rootDir: string
  moduleNameMapper?: Record<string, string>
  setupFilesAfterEnv?: string[]
  [option: string]: unknown
}) => ({
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
    ...libraries(shared),
    '^react$': fromShared('react'),
    '^react/jsx-runtime$': fromShared('react/jsx-runtime'),
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
