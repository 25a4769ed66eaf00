/** The conformance kit, for programs; `npm run conformance` is main.ts. */
export { axeBreaches, everyRule, type AxeRules } from './axe'
export { conformance } from './run'
export { subjectOf } from './subject'
export type { Finding } from './types'
