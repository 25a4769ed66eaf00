/** Which calls belong to one attempt of the person: those with the same values, as long as no answer came (D42). */
export interface Attempts {
  keyFor(values: unknown): string
  /** The server answered, so the next call is another attempt. */
  settled(): void
}

export function createAttempts(): Attempts {
  let last: { print: string; key: string } | null = null
  return {
    keyFor(values) {
      const print = fingerprint(values)
      if (last?.print !== print) last = { print, key: newKey() }
      return last.key
    },
    settled() {
      last = null
    },
  }
}

const fingerprint = (values: unknown): string =>
  JSON.stringify(values, (_name, value: unknown) => {
    if (value instanceof FormData) return [...value.entries()]
    if (value instanceof File) return [value.name, value.size, value.lastModified]
    return value
  }) ?? ''

/** randomUUID is missing when the page is served over plain http from another machine. */
const newKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
