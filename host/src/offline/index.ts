export { forgetKept } from './forget.ts'
export { keptAnswers, ownerNow } from './kept.ts'
