/** The conformance kit, for programs; `npm run conformance` is main.ts. */
export { atRest, axeBreaches, colourRules, everyRule } from './axe.ts'
export { conformance } from './run.ts'
export { subjectOf } from './subject.ts'
export type { Finding } from '../evidence/types.ts'
