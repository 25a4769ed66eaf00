/** Small checks for data from outside. A check answers null, or says in one line what is wrong and where. */
export type Check = (value: unknown, where: string) => string | null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text =
  (pattern = /[^]/): Check =>
  (value, where) =>
    typeof value === 'string' && pattern.test(value) ? null : `${where}: not a text like ${pattern.source}`

export const number: Check = (value, where) =>
  typeof value === 'number' && Number.isFinite(value) ? null : `${where}: no number`

export const literal =
  (expected: string | number): Check =>
  (value, where) =>
    value === expected ? null : `${where}: not ${expected}`

export const optional =
  (check: Check): Check =>
  (value, where) =>
    value === undefined ? null : check(value, where)

export const list =
  (check: Check, atLeast = 0): Check =>
  (value, where) => {
    if (!Array.isArray(value) || value.length < atLeast) return `${where}: no list of at least ${atLeast}`
    return firstProblem(value.map((item, index) => check(item, `${where}[${index}]`)))
  }

/** Members beyond the named ones are allowed: the format may grow. */
export const shape =
  (members: Record<string, Check>): Check =>
  (value, where) =>
    isRecord(value)
      ? firstProblem(Object.entries(members).map(([key, check]) => check(value[key], `${where}.${key}`)))
      : `${where}: no object`

export const dictionary =
  (check: Check): Check =>
  (value, where) =>
    isRecord(value)
      ? firstProblem(Object.entries(value).map(([key, item]) => check(item, `${where}.${key}`)))
      : `${where}: no object`

const firstProblem = (problems: (string | null)[]) => problems.find((problem) => problem !== null) ?? null
