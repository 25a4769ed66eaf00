/** Makes a value when it is first asked for. A formatter takes milliseconds to make, and a page may need none. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
