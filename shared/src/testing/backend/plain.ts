/** The members that a server of the plain contract never sends. */
const OURS = new Set(['version', 'total_exacto', 'tamano'])

/** Strips from an answer the members that only our server adds. */
export function asPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPlain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OURS.has(name))
      .map(([name, member]) => [name, asPlain(member)]),
  )
}
