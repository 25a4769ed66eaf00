import { preset } from '../tooling/jest/preset.ts'

export default preset({ rootDir: import.meta.dirname })
