/** Makes a value when it is first asked for. A formatter takes milliseconds to make, and a page may need none. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Makes a lazy value once the browser is idle, unless it is asked for before: most pages need this one. */
export function onceIdle<T>(value: () => T): () => T {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void value())
  return value
}
