/**
 * Jest for every package that runs in the browser. In a package's jest.config.cjs:
 *
 *   const { preset } = require('../tooling/jest/preset.cjs')
 *   module.exports = preset({ rootDir: __dirname })
 *
 * The doors of @backoffice/shared lead to its source; the set-up is in setup.cjs.
 */
const path = require('node:path')

const shared = path.resolve(__dirname, '../../shared')
const { exports: doors } = require(path.join(shared, 'package.json'))
const fromShared = (name) => require.resolve(name, { paths: [shared] })

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const doorMap = Object.fromEntries(
  Object.entries(doors).map(([door, file]) => [
    `^${escape(path.posix.join('@backoffice/shared', door))}$`,
    path.join(shared, file),
  ]),
)

/** ESM packages without a CommonJS build, which jest has to translate. */
const translated = ['rettime', 'until-async', '@open-draft', '@bundled-es-modules']

/** @param {import('jest').Config} own */
exports.preset = ({ moduleNameMapper, setupFilesAfterEnv = [], ...own }) => ({
  testEnvironment: fromShared('jest-fixed-jsdom'),
  testEnvironmentOptions: { url: 'http://localhost/' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      fromShared('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // pnpm keeps packages in node_modules/.pnpm/<name>@<version>/node_modules/<name>: the last folder counts.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${translated.join('|')})(/|$))`],
  moduleNameMapper: {
    ...doorMap,
    '\\.(css|woff2|svg|png)$': path.join(__dirname, 'asset.cjs'),
    ...moduleNameMapper,
  },
  setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs'), ...setupFilesAfterEnv],
  restoreMocks: true,
  ...own,
})
