import assert from 'node:assert/strict'
import { it } from 'node:test'
import { DrizzleQueryError } from '../platform/database/drizzle.ts'
import { safeError } from './safe-error.ts'

it('the log of a failed query has none of its values', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ana@b.mx)',
  })
  const error = new DrizzleQueryError('insert into x values ($1)', ['ana@b.mx', 'secreto'], cause)
  const logged = safeError(error)
  assert.equal(logged.code, '23505')
  assert.equal(logged.message, 'duplicate key value')
  assert.ok(logged.stack)
  assert.doesNotMatch(JSON.stringify(logged), /ana@b\.mx|secreto/)
  assert.doesNotMatch(JSON.stringify(safeError(new DrizzleQueryError('q', ['secreto']))), /secreto/)
})
