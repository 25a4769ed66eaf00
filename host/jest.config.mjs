import { readFileSync } from 'node:fs'
import path from 'node:path'
import { preset } from '../tooling/jest/preset.mjs'

const shared = path.join(import.meta.dirname, '../shared/package.json')
// The build injects it.
process.env.SHARED_VERSION = JSON.parse(readFileSync(shared, 'utf8')).version

export default preset({ rootDir: import.meta.dirname })
