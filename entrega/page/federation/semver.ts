/**
 * The version gate: whether a version lies in a range of npm's syntax (`^1.2.0`, `~1.2`, `>=1.0.0 <2.0.0`, `1.x`, `a ||
 * b`). A prerelease counts as its release. A range that it can't parse contains no version, so a typo refuses the
 * remote.
 */
type Version = [number, number, number]

const partial = /^v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+].*)?$/

export function satisfies(version: string, range: string): boolean {
  const parsed = parse(version)
  if (!parsed || parsed.known < 3) return false
  return range.split('||').some((set) => {
    const comparators = set
      .trim()
      .replace(/([<>=^~]+)\s+/g, '$1')
      .split(/\s+/)
    return comparators.every((comparator) => holds(parsed.at, comparator))
  })
}

function parse(text: string): { at: Version; known: number } | null {
  const match = partial.exec(text.trim())
  if (!match) return null
  const numbers: number[] = []
  for (const part of match.slice(1, 4)) {
    if (part === undefined || !/^\d+$/.test(part)) break
    numbers.push(Number(part))
  }
  return { at: [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0], known: numbers.length }
}

function holds(version: Version, comparator: string): boolean {
  const [, operator = '', rest = ''] = /^([<>=^~]*)(.*)$/.exec(comparator) ?? []
  const bound = parse(rest)
  if (!bound) return false
  const { at, known } = bound
  const from = compare(version, at) >= 0
  switch (operator) {
    case '':
    case '=':
      return from && compare(version, after(at, known)) < 0
    case '^':
      return from && compare(version, after(at, Math.min(known, significant(at)))) < 0
    case '~':
      return from && compare(version, after(at, Math.min(known, 2))) < 0
    case '>=':
      return from
    case '>':
      return compare(version, at) > 0 && compare(version, after(at, known)) >= 0
    case '<':
      return !from
    case '<=':
      return compare(version, after(at, known)) < 0
    default:
      return false
  }
}

/** `^` fixes the numbers up to the first one that is not zero. */
const significant = ([major, minor]: Version) => (major > 0 ? 1 : minor > 0 ? 2 : 3)

/** The first version above all that share the first `known` numbers; `*` has no upper end. */
function after([major, minor, patch]: Version, known: number): Version {
  if (known <= 0) return [Infinity, 0, 0]
  if (known === 1) return [major + 1, 0, 0]
  return known === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]
}

function compare(a: Version, b: Version): number {
  for (let index = 0; index < 3; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
