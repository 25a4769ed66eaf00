import { preset } from '../tooling/jest/preset.ts'

/** The tests of the page; those of the other rooms run in Node alone. */
export default preset({ rootDir: import.meta.dirname, testMatch: ['<rootDir>/page/**/*.test.{ts,tsx}'] })
