import { workspaceRegistry } from '../testing/registry.ts'
import type { GuardedEntry } from '../registry/guard-registry.ts'
import { standingOf } from './standing.ts'

const entry = (more: Partial<GuardedEntry> = {}): GuardedEntry => ({
  ...workspaceRegistry().remotes['clientes']!,
  integrity: {},
  release: '2',
  ...more,
})

it('a section whose code has not run has nothing to compare', () => {
  expect(standingOf(entry({ disabled: { reason: 'x' } }), undefined)).toEqual({ is: 'current' })
})

it('tells a release in use from one that was replaced, by a newer or an earlier one', () => {
  expect(standingOf(entry(), '2')).toEqual({ is: 'current' })
  expect(standingOf(entry(), '1')).toEqual({ is: 'replaced', release: '2' })
  expect(standingOf(entry({ release: '1' }), '2')).toEqual({ is: 'replaced', release: '1' })
  expect(standingOf(undefined, '1')).toEqual({ is: 'gone' })
})

it('an entry that can’t run replaces nothing that works', () => {
  expect(standingOf(entry({ refused: 'no menu' }), '1')).toEqual({ is: 'current' })
  // The entry of a container that does not answer.
  expect(standingOf(entry({ integrity: undefined }), '1')).toEqual({ is: 'current' })
})

it('a disabled section is off at the next visit; one that must stop, at once', () => {
  const reason = 'Se revisa.'
  expect(standingOf(entry({ disabled: { reason } }), '2')).toEqual({ is: 'off', reason })
  expect(standingOf(entry({ disabled: { reason, now: true } }), '1')).toEqual({ is: 'stopped', reason })
})
