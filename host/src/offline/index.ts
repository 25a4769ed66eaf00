export { forgetKept } from './forget.ts'
export { keptAnswers, keptSession, ownerNow } from './kept.ts'
