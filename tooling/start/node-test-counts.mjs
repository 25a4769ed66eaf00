/** A node:test reporter that writes the run's totals as JSON: { passed, failed }. */
export default async function* counts(events) {
  const totals = {}
  for await (const { type, data } of events) {
    if (type !== 'test:diagnostic') continue
    const [, name, value] = /^(pass|fail|cancelled) (\d+)$/.exec(data.message) ?? []
    if (name) totals[name] = Number(value)
  }
  yield JSON.stringify({ passed: totals.pass ?? 0, failed: (totals.fail ?? 0) + (totals.cancelled ?? 0) })
}
