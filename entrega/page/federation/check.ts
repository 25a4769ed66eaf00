/**
 * Small checks for data from outside: a check returns null, or says in one line what is wrong and where. A value that
 * passes a `Check<T>` is a T, so the compiler rejects checks that have fallen behind their type.
 */
export interface Check<T> {
  (value: unknown, where: string): string | null
  /** Exists for the compiler only. */
  readonly accepts?: T
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text =
  (pattern = /[^]/): Check<string> =>
  (value, where) =>
    typeof value === 'string' && pattern.test(value) ? null : `${where}: not a text like ${pattern.source}`

export const number: Check<number> = (value, where) =>
  typeof value === 'number' && Number.isFinite(value) ? null : `${where}: no number`

export const boolean: Check<boolean> = (value, where) =>
  typeof value === 'boolean' ? null : `${where}: no boolean`

export const literal =
  <const T extends string | number>(expected: T): Check<T> =>
  (value, where) =>
    value === expected ? null : `${where}: not ${expected}`

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, where) =>
    value === undefined ? null : check(value, where)

export const list =
  <T>(check: Check<T>, atLeast = 0): Check<T[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length < atLeast) return `${where}: no list of at least ${atLeast}`
    return firstProblem(value.map((item, index) => check(item, `${where}[${index}]`)))
  }

/** Allows members beyond the named ones, because the format may grow. */
export const shape =
  <T extends object>(members: { [K in keyof Required<T>]: Check<T[K]> }): Check<T> =>
  (value, where) =>
    isRecord(value)
      ? firstProblem(
          Object.entries<Check<unknown>>(members).map(([key, check]) => check(value[key], `${where}.${key}`)),
        )
      : `${where}: no object`

export const dictionary =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value, where) =>
    isRecord(value)
      ? firstProblem(Object.entries(value).map(([key, item]) => check(item, `${where}.${key}`)))
      : `${where}: no object`

const firstProblem = (problems: (string | null)[]) => problems.find((problem) => problem !== null) ?? null
