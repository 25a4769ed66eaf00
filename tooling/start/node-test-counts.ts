import { type TestEvent } from 'node:test/reporters'

/** A node:test reporter that writes the run's totals as JSON: { passed, failed, skipped }. */
export default async function* counts(events: AsyncIterable<TestEvent>) {
  const totals: Record<string, number> = {}
  for await (const { type, data } of events) {
    if (type !== 'test:diagnostic') continue
    const [, name, value] = /^(pass|fail|cancelled|skipped|todo) (\d+)$/.exec(data.message) ?? []
    if (name) totals[name] = Number(value)
  }
  const sum = (...names: string[]) => names.reduce((total, name) => total + (totals[name] ?? 0), 0)
  yield JSON.stringify({
    passed: sum('pass'),
    failed: sum('fail', 'cancelled'),
    skipped: sum('skipped', 'todo'),
  })
}
