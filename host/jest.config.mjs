import { preset } from '../tooling/jest/preset.mjs'

export default preset({ rootDir: import.meta.dirname })
