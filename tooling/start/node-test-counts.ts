import { type EventData } from 'node:test'
import { type TestEvent } from 'node:test/reporters'
import { type Failure } from './test/failures.ts'

/** A node:test reporter that writes the run's totals and its failed tests as JSON: { passed, failed, skipped, failures }. */
export default async function* counts(events: AsyncIterable<TestEvent>) {
  const totals: Record<string, number> = {}
  const failures: Failure[] = []
  for await (const { type, data } of events) {
    if (type === 'test:fail') failures.push(...failureOf(data))
    if (type !== 'test:diagnostic') continue
    const [, name, value] = /^(pass|fail|cancelled|skipped|todo) (\d+)$/.exec(data.message) ?? []
    if (name) totals[name] = Number(value)
  }
  const sum = (...names: string[]) => names.reduce((total, name) => total + (totals[name] ?? 0), 0)
  yield JSON.stringify({
    passed: sum('pass'),
    failed: sum('fail', 'cancelled'),
    skipped: sum('skipped', 'todo'),
    failures,
  })
}

/** None for a suite that failed by its tests. */
function failureOf({ name, details: { error } }: EventData.TestFail): Failure[] {
  const { failureType, cause } = error as { failureType?: string; cause?: unknown }
  if (failureType === 'subtestsFailed') return []
  return [{ name, message: cause instanceof Error ? cause.message : String(cause ?? error.message) }]
}
